import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { ErrorState, Pagination, TitleBar } from '@shop/ui';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/product-grid.tsx';
import { UnreadableNote } from '../../components/unreadable-note.tsx';
import { RequestReference } from '../../components/request-reference.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyShop } from './empty-shop.tsx';
import { QuickAdd } from './quick-add.tsx';
import { filteredColor } from './filtered-color.ts';
import type { ShopPageData } from './shop-queries.ts';
import { PAGE_SIZES, shopPath, type ShopView } from './shop-view.ts';
import type { ShopViewState } from './use-shop-view.ts';
import { useViewName } from './use-view-name.ts';
import styles from './shop-list.module.css';

type Props = {
  shop: ShopViewState;
  list: ShopPageData | undefined;
  /** Whether the list belongs to the previous view, while the next one loads. */
  isPrevious: boolean;
  /** Why the list could not be fetched. */
  error: Error | null;
  onRetry: () => void;
  /** Elements next to the heading. */
  tools: ReactNode;
};

/** The view's heading, count, active filters, products and pagination. */
export function ShopList({ shop, list, isPrevious, error, onRetry, tools }: Props) {
  const { t } = useTranslation();
  const { view } = shop;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useViewName(view);
  const focusHeading = () => heading.current?.focus();

  if (list && !isPrevious && view.page > list.pageCount) {
    return <Navigate replace to={shopPath({ ...view, page: list.pageCount })} />;
  }
  return (
    <section className={styles.list} aria-label={name} aria-busy={isPrevious}>
      <TitleBar
        title={name}
        titleRef={heading}
        note={<output>{list && t('shopPage.count', { count: list.total })}</output>}
      >
        <div className={styles.tools}>{tools}</div>
      </TitleBar>
      <ActiveFilters shop={shop} hasClearButton={list?.total !== 0} onLastRemoved={focusHeading} />
      <UnreadableNote count={list?.unreadable} />
      {error && (
        <ErrorState message={t('shopPage.failed')} retry={{ label: t('retry'), onRetry }}>
          <RequestReference error={error} />
        </ErrorState>
      )}
      {!list && !error && <ProductGridSkeleton count={view.pageSize} />}
      {list && list.total === 0 && <EmptyShop shop={shop} onCleared={focusHeading} />}
      {list && list.total > 0 && (
        <div className={styles.products}>
          <ProductGrid
            title={t('shopPage.products')}
            products={list.products}
            colorOf={(product) => filteredColor(product, view.filters)}
            renderActions={(product, wasHovered) => (
              <QuickAdd product={product} colors={view.filters.colors} wasHovered={wasHovered} />
            )}
          />
        </div>
      )}
      {list && (
        <div className={styles.pages}>
          <Pages view={view} pageCount={list.pageCount} />
          <PageSize view={view} total={list.total} />
        </div>
      )}
    </section>
  );
}

/** SHOP-3: a link to the list with the other number of products a page, at the page of its first product. */
function PageSize({ view, total }: { view: ShopView; total: number }) {
  const { t } = useTranslation();
  const size = PAGE_SIZES.find((other) => other !== view.pageSize);
  if (size === undefined || total <= Math.min(...PAGE_SIZES)) return null;
  const page = Math.floor(((view.page - 1) * view.pageSize) / size) + 1;
  return (
    <Link className={styles.pageSize} to={shopPath({ ...view, pageSize: size, page })}>
      {t('shopPage.perPage', { size })}
    </Link>
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
      renderLink={(number, props) => (
        <Link key={number} to={shopPath({ ...view, page: number })} {...props} />
      )}
    />
  );
}
