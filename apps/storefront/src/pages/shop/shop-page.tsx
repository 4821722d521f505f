import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { TwoColumns } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { useBrand } from '../../platform/brand.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { facetsRequest, shopPageRequest } from './shop-requests.ts';
import { ShopList } from './shop-list.tsx';
import { ShopSidebar } from './shop-sidebar.tsx';
import { SortSelect } from './sort-select.tsx';
import { DEFAULT_SORT, isFiltered, shopPath, type ShopView } from './shop-view.ts';
import { useShopView } from './use-shop-view.ts';
import { useViewName } from './use-view-name.ts';
import styles from './shop-page.module.css';

/** SHOP-1…5: the collection, or a part of it, narrowed and ordered as the address says, six products a page. */
export function ShopPage() {
  const api = useApi();
  const client = useQueryClient();
  const shop = useShopView();
  const { view } = shop;
  const page = useQuery(shopPageRequest(api, client, view));
  const facets = useQuery({
    ...facetsRequest(api, client, view.scope),
    // After the list: its answer says whether the host has facets, or is what they are counted from.
    enabled: page.isSuccess && !page.isPlaceholderData,
  });
  // What has come is drawn a few parts at a time: a touch in between is answered.
  const list = useDeferredValue(page.data);
  const sidebar = { shop, facets: useDeferredValue(facets.data) };
  return (
    <div className={styles.page}>
      <ShopHead view={view} />
      <TwoColumns split="sidebar">
        <aside className={styles.side}>
          <ShopSidebar {...sidebar} />
        </aside>
        <ShopList
          shop={shop}
          list={list}
          isEarlier={page.isPlaceholderData || list !== page.data}
          isFailed={page.isError && !page.data}
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

/** Search engines get each part of the collection, not every way to filter it. */
function ShopHead({ view }: { view: ShopView }) {
  const { t } = useTranslation();
  const brand = useBrand().name;
  const isVariation = isFiltered(view) || view.sort !== DEFAULT_SORT;
  return (
    <PageHead
      title={useViewName(view.scope)}
      description={t('shopPage.description', { brand })}
      address={isVariation ? paths.shop(view.scope) : shopPath(view)}
      isUnlisted={isVariation}
    />
  );
}
