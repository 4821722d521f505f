import type { UseQueryResult } from '@tanstack/react-query';
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
  page: UseQueryResult<ShopPageOf>;
  /** Stand beside the heading. */
  tools: ReactNode;
};

/** The view's heading and count, what it is narrowed to, its products and its pages. */
export function ShopList({ shop, page, tools }: Props) {
  const { t } = useTranslation();
  const { view } = shop;
  const { data, isError, isPlaceholderData, refetch } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useViewName(view.scope);
  const focusHeading = () => heading.current?.focus();

  if (data && !isPlaceholderData && view.page > data.pageCount) {
    return <Navigate replace to={shopPath({ ...view, page: data.pageCount })} />;
  }
  return (
    <section className={styles.list} aria-label={name} aria-busy={isPlaceholderData}>
      <TitleBar
        title={name}
        titleRef={heading}
        note={<output>{data && t('shopPage.count', { count: data.total })}</output>}
      >
        <div className={styles.tools}>{tools}</div>
      </TitleBar>
      <ChosenFilters shop={shop} hasWayOut={data?.total !== 0} onLastRemoved={focusHeading} />
      {isError && !data && <SectionFailure onRetry={() => void refetch()} />}
      {!data && !isError && <ProductGridSkeleton count={PAGE_SIZE} />}
      {data && data.total === 0 && <EmptyShop shop={shop} onCleared={focusHeading} />}
      {data && data.total > 0 && (
        <div className={styles.products}>
          <ProductGrid title={t('shopPage.products')} products={data.products} />
        </div>
      )}
      {data && <Pages view={view} pageCount={data.pageCount} />}
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
