import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '@shop/contract/constants';
import type { Feature } from '@shop/contract/features';
import type { Facets, Product, ProductListQuery } from '@shop/contract/schemas';
import {
  STALE_TIME_MS,
  listScope,
  wholeListQuery,
} from '../../features/catalogue/product-queries.ts';
import { readableItems } from '../../lib/readable-items.ts';
import type { ShopScope } from '../../lib/paths.ts';
import type { ShopperClient } from '@shop/api-client';
import { countPages, facetsOf, selectPage, type ShopPageData } from './filter-products.ts';
import { isFiltered, shopPath, type ShopFilters, type ShopView } from './shop-view.ts';

/**
 * SHOP-3: one page of the shop. Only this page is requested. An API server without paging, filters or sort
 * returns more; that list is cached, and the view is computed from it without another request.
 */
export function shopPageQuery(api: ShopperClient, client: QueryClient, view: ShopView) {
  return queryOptions({
    queryKey: ['products', 'page', shopPath(view)],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ShopPageData> => {
      const whole = wholeListQuery(api, view.scope);
      const cached = cachedList(client, whole.queryKey);
      if (cached) return selectPage(cached, view);
      if (fitsQuery(view.filters)) {
        const listing = await listScope(api, view.scope, toListQuery(view), signal);
        const { total, features } = listing;
        const items = readableItems('listProducts', listing);
        if (total !== null && requiredFeatures(view).every((feature) => features.has(feature))) {
          return { products: items, ...countPages(total) };
        }
        if (!features.has('paging') && !features.has('filters')) {
          return selectPage(await client.fetchQuery({ ...whole, ...withData(items) }), view);
        }
      }
      return selectPage(await client.fetchQuery(whole), view);
    },
  });
}

/** The facets of a scope: from the API server with the feature `facets`, otherwise computed from the list. */
export function facetsQuery(api: ShopperClient, client: QueryClient, scope: ShopScope) {
  return queryOptions({
    queryKey: ['products', 'facets', scope.gender ?? '', scope.season ?? ''],
    queryFn: async ({ signal }): Promise<Facets> => {
      const whole = wholeListQuery(api, scope);
      const cached = cachedList(client, whole.queryKey);
      if (cached) return facetsOf(cached);
      if (api.features().has('facets')) return api.products.getFacets(scope, { signal });
      return facetsOf(await client.fetchQuery(whole));
    },
  });
}

function cachedList(
  client: QueryClient,
  key: ReturnType<typeof wholeListQuery>['queryKey'],
): Product[] | undefined {
  const state = client.getQueryState(key);
  return state?.data && Date.now() - state.dataUpdatedAt < STALE_TIME_MS ? state.data : undefined;
}

/** Query options that put a fetched list into the cache. */
function withData(items: Product[]) {
  return { queryFn: () => items, staleTime: 0 };
}

/** The features that are required for a response with only the view's page. */
function requiredFeatures(view: ShopView): Feature[] {
  return isFiltered(view) ? ['paging', 'sort', 'filters'] : ['paging', 'sort'];
}

function toListQuery({ filters, sort, page }: ShopView): ProductListQuery {
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

/** The maximum length of a list in one query parameter of the API, in characters. */
const MAX_LIST_LENGTH = 1_000;

/** Whether a query can contain the filters: its values are separated by commas, but "6,5" is one size. */
function fitsQuery({ sizes, colors }: ShopFilters): boolean {
  return [sizes, colors].every(
    (values) =>
      values.join(',').length <= MAX_LIST_LENGTH && values.every((value) => !value.includes(',')),
  );
}
