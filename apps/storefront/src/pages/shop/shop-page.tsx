import { PAGE_SIZE, PRODUCT_SORTS } from '@shop/contract/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { CompactSelect, SortIcon, TwoColumns } from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { useBrand } from '../../lib/brand.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { facetsQuery, shopPageQuery } from './shop-queries.ts';
import { ShopList } from './shop-list.tsx';
import { ShopSidebar } from './shop-sidebar.tsx';
import { defaultSort, isFiltered, shopPath, type ShopView } from './shop-view.ts';
import { type ShopViewState, useShopView } from './use-shop-view.ts';
import { useViewName } from './use-view-name.ts';
import styles from './shop-page.module.css';

/** SHOP-1…5: the products of a scope, filtered and sorted by the URL, six per page. */
export function ShopPage() {
  const api = useApi();
  const client = useQueryClient();
  const shop = useShopView();
  const { view } = shop;
  const page = useQuery(shopPageQuery(api, client, view));
  const facets = useQuery({
    ...facetsQuery(api, client, view),
    // After the list, whose response has the features, or the products from which the facets are computed.
    enabled: page.isSuccess && !page.isPlaceholderData,
  });
  // Deferred, so that rendering the response does not block input.
  const list = useDeferredValue(page.data);
  const sidebar = {
    shop,
    facets: useDeferredValue(facets.data),
    isLoading: !page.isError && !facets.isError,
  };
  return (
    <div className={styles.page}>
      <ShopHead view={view} />
      <TwoColumns split="sidebar">
        <aside className={styles.sidebar}>
          <ShopSidebar {...sidebar} />
        </aside>
        <ShopList
          shop={shop}
          list={list}
          isPrevious={page.isPlaceholderData || list !== page.data}
          error={page.data ? null : page.error}
          onRetry={() => void page.refetch()}
          tools={
            <>
              <FilterDrawer {...sidebar} total={list?.total} />
              <SortSelect shop={shop} />
            </>
          }
        />
      </TwoColumns>
    </div>
  );
}

/** Search engines index each scope, but not its filtered and sorted variations. */
function ShopHead({ view }: { view: ShopView }) {
  const { t } = useTranslation();
  const brand = useBrand().name;
  const name = useViewName(view);
  const isVariation =
    isFiltered(view) || view.sort !== defaultSort(view.filters) || view.pageSize !== PAGE_SIZE;
  return (
    <PageHead
      title={view.page > 1 ? t('shopPage.titleOfPage', { name, page: view.page }) : name}
      description={t('shopPage.description', { brand })}
      canonicalPath={isVariation ? paths.shop(view.scope) : shopPath(view)}
      noIndex={isVariation}
    />
  );
}

/** The select field of the list's sort order; a search has one more. */
function SortSelect({ shop: { view, setSort } }: { shop: ShopViewState }) {
  const { t } = useTranslation();
  const sorts = [...(view.filters.search === '' ? [] : ['relevance' as const]), ...PRODUCT_SORTS];
  return (
    <CompactSelect
      label={t('shopPage.sort')}
      icon={<SortIcon size={20} />}
      options={sorts.map((value) => ({ value, label: t(`shopPage.sorts.${value}`) }))}
      value={view.sort}
      onValueChange={setSort}
    />
  );
}
