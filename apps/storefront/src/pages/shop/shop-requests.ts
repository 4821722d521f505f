import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '@shop/contract/constants';
import type { Feature } from '@shop/contract/features';
import type { Facets, Product, ProductListQuery } from '@shop/contract/schemas';
import {
  FRESH_MS,
  listScope,
  wholeListRequest,
} from '../../features/catalogue/product-requests.ts';
import type { ShopScope } from '../../platform/paths.ts';
import type { ShopClient } from '../../platform/shop-client.ts';
import { counted, facetsOf, pageOf, type ShopPageOf } from './filter-products.ts';
import { isFiltered, shopPath, type ShopFilters, type ShopView } from './shop-view.ts';

/**
 * SHOP-3: one page of the shop. Asks the host for just that; a host that does not page, filter and
 * sort answers more, which is then kept and cut to the view here, without asking again.
 */
export function shopPageRequest(api: ShopClient, client: QueryClient, view: ShopView) {
  return queryOptions({
    queryKey: ['products', 'page', shopPath(view)],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ShopPageOf> => {
      const whole = wholeListRequest(api, view.scope);
      const kept = freshList(client, whole.queryKey);
      if (kept) return pageOf(kept, view);
      if (isSayable(view.filters)) {
        const { items, total, features } = await listScope(api, view.scope, askOf(view), signal);
        if (total !== null && needsOf(view).every((feature) => features.has(feature))) {
          return { products: items, ...counted(total) };
        }
        if (!features.has('paging') && !features.has('filters')) {
          return pageOf(await client.fetchQuery({ ...whole, ...given(items) }), view);
        }
      }
      return pageOf(await client.fetchQuery(whole), view);
    },
  });
}

/** What a part of the collection can be filtered by: from the host where it offers that, else from its list. */
export function facetsRequest(api: ShopClient, client: QueryClient, scope: ShopScope) {
  return queryOptions({
    queryKey: ['products', 'facets', scope.gender ?? '', scope.season ?? ''],
    queryFn: async ({ signal }): Promise<Facets> => {
      const whole = wholeListRequest(api, scope);
      const kept = freshList(client, whole.queryKey);
      if (kept) return facetsOf(kept);
      if (api.features().has('facets')) return api.listFacets(scope, { signal });
      return facetsOf(await client.fetchQuery(whole));
    },
  });
}

function freshList(
  client: QueryClient,
  key: ReturnType<typeof wholeListRequest>['queryKey'],
): Product[] | undefined {
  const state = client.getQueryState(key);
  return state?.data && Date.now() - state.dataUpdatedAt < FRESH_MS ? state.data : undefined;
}

/** Puts a list in the cache as if it had been asked for. */
function given(items: Product[]) {
  return { queryFn: () => items, staleTime: 0 };
}

/** The features without which the host's answer is not yet the view's page. */
function needsOf(view: ShopView): Feature[] {
  return isFiltered(view) ? ['paging', 'sort', 'filters'] : ['paging', 'sort'];
}

function askOf({ filters, sort, page }: ShopView): ProductListQuery {
  const { sizes, colors, minPrice, maxPrice, inStock } = filters;
  return {
    ...(sizes.length > 0 && { size: [...sizes] }),
    ...(colors.length > 0 && { color: [...colors] }),
    ...(minPrice !== undefined && { min_price: minPrice }),
    ...(maxPrice !== undefined && { max_price: maxPrice }),
    ...(inStock && { in_stock: true }),
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
}

/** The longest list of values a host reads from one query parameter, in characters. */
const LONGEST_LIST = 1_000;

/** Whether the query can carry the filters: it parts values by commas, and "6,5" is one size. */
function isSayable({ sizes, colors }: ShopFilters): boolean {
  return [sizes, colors].every(
    (values) =>
      values.join(',').length <= LONGEST_LIST && values.every((value) => !value.includes(',')),
  );
}
