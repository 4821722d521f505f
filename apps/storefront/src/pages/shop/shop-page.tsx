import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { PAGE_SIZE } from '@shop/contract/constants';
import { Pagination } from '@shop/ui';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/product-grid.tsx';
import { shopPageRequest } from '../../features/catalogue/product-requests.ts';
import { SectionFailure } from '../../platform/section-failure.tsx';
import { useApi } from '../../platform/api.ts';
import { useBrand } from '../../platform/brand.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths, readShopView, type ShopView } from '../../platform/paths.ts';
import { EmptyShop } from './empty-shop.tsx';
import { ShopSidebar } from './shop-sidebar.tsx';
import styles from './shop-page.module.css';

/** SHOP-1…5: the collection, or a gender and season of it, six products a page. */
export function ShopPage() {
  const { t } = useTranslation();
  const brand = useBrand().name;
  const [query] = useSearchParams();
  const view = readShopView(query);
  return (
    <div className={styles.page}>
      <PageHead
        title={useViewName(view)}
        description={t('shopPage.description', { brand })}
        address={paths.shop(view)}
      />
      <ShopSidebar view={view} />
      <ShopList view={view} />
    </div>
  );
}

/** What the list is of: "Femmes · Nouveautés". */
function useViewName({ gender, season }: ShopView): string {
  const { t } = useTranslation();
  if (!gender) return t('shopPage.title');
  return [t(`genders.${gender}`), season && t(`seasons.${season}`)].filter(Boolean).join(' · ');
}

function ShopList({ view }: { view: ShopView & { page: number } }) {
  const { t } = useTranslation();
  const api = useApi();
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    shopPageRequest(api, useQueryClient(), view),
  );
  const name = useViewName(view);

  if (data && !isPlaceholderData && view.page > data.pageCount) {
    return <Navigate replace to={paths.shop({ ...view, page: data.pageCount })} />;
  }
  return (
    <section className={styles.list} aria-label={name} aria-busy={isPlaceholderData}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <output className={styles.count}>
          {data && data.total > 0 && t('shopPage.count', { count: data.total })}
        </output>
      </header>
      {isError && !data && <SectionFailure onRetry={() => void refetch()} />}
      {!data && !isError && <ProductGridSkeleton count={PAGE_SIZE} />}
      {data && data.products.length === 0 && <EmptyShop />}
      {data && data.total > 0 && (
        <ProductGrid title={t('shopPage.products')} products={data.products} />
      )}
      {data && (
        <Pagination
          page={view.page}
          pageCount={data.pageCount}
          texts={{
            label: t('pagination.label'),
            previous: t('pagination.previous'),
            next: t('pagination.next'),
            page: (number) => t('pagination.page', { page: number }),
          }}
          renderLink={(number, parts) => (
            <Link key={number} to={paths.shop({ ...view, page: number })} {...parts} />
          )}
        />
      )}
    </section>
  );
}
