import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link, Navigate } from 'react-router-dom';
import { PAGE_SIZE } from '@shop/contract/constants';
import { Pagination, TitleBar } from '@shop/ui';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/product-grid.tsx';
import { SectionFailure } from '../../platform/section-failure.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { EmptyShop } from './empty-shop.tsx';
import type { ShopPageOf } from './filter-products.ts';
import { shopPath, type ShopView } from './shop-view.ts';
import type { ShopViewInUse } from './use-shop-view.ts';
import { useViewName } from './use-view-name.ts';
import styles from './shop-list.module.css';

type Props = {
  shop: ShopViewInUse;
  list: ShopPageOf | undefined;
  /** The list is still an earlier view's. */
  isEarlier: boolean;
  /** There is none, nor will there be before `onRetry`. */
  isFailed: boolean;
  onRetry: () => void;
  /** Stand beside the heading. */
  tools: ReactNode;
};

/** The view's heading and count, what it is narrowed to, its products and its pages. */
export function ShopList({ shop, list, isEarlier, isFailed, onRetry, tools }: Props) {
  const { t } = useTranslation();
  const { view } = shop;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useViewName(view.scope);
  const focusHeading = () => heading.current?.focus();

  if (list && !isEarlier && view.page > list.pageCount) {
    return <Navigate replace to={shopPath({ ...view, page: list.pageCount })} />;
  }
  return (
    <section className={styles.list} aria-label={name} aria-busy={isEarlier}>
      <TitleBar
        title={name}
        titleRef={heading}
        note={<output>{list && t('shopPage.count', { count: list.total })}</output>}
      >
        <div className={styles.tools}>{tools}</div>
      </TitleBar>
      <ChosenFilters shop={shop} hasWayOut={list?.total !== 0} onLastRemoved={focusHeading} />
      {isFailed && <SectionFailure onRetry={onRetry} />}
      {!list && !isFailed && <ProductGridSkeleton count={PAGE_SIZE} />}
      {list && list.total === 0 && <EmptyShop shop={shop} onCleared={focusHeading} />}
      {list && list.total > 0 && (
        <div className={styles.products}>
          <ProductGrid title={t('shopPage.products')} products={list.products} />
        </div>
      )}
      {list && <Pages view={view} pageCount={list.pageCount} />}
    </section>
  );
}

function Pages({ view, pageCount }: { view: ShopView; pageCount: number }) {
  const { t } = useTranslation();
  return (
    <Pagination
      page={view.page}
      pageCount={pageCount}
      texts={{
        label: t('pagination.label'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { page: number }),
      }}
      renderLink={(number, parts) => (
        <Link key={number} to={shopPath({ ...view, page: number })} {...parts} />
      )}
    />
  );
}
