import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { MAX_LENGTH, PAGE_SIZE } from '@shop/contract/constants';
import type { Feature } from '@shop/contract/features';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Facets, FacetsQuery, ProductListQuery } from '@shop/contract/schemas';
import {
  STALE_TIME_MS,
  listScope,
  readProducts,
  wholeListQuery,
  type ReadProducts,
} from '../../features/catalogue/product-queries.ts';
import type { ShopperClient } from '@shop/api-client';
import {
  countFacets,
  countPages,
  facetsOf,
  needsStock,
  selectPage,
  type ProductsPage,
} from './filter-products.ts';
import {
  countFilters,
  defaultSort,
  shopPath,
  type ShopFilters,
  type ShopView,
} from './shop-view.ts';

/** A page of the shop, with the number of products that cannot be read. */
export type ShopPageData = ProductsPage & Pick<ReadProducts, 'unreadable'>;

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
      if (cached) return pageOf(cached, view);
      if (fitsQuery(view.filters)) {
        const listing = await listScope(api, view.scope, toListQuery(view), signal);
        const { total, features } = listing;
        const read = readProducts(listing);
        if (total !== null && requiredFeatures(view).every((feature) => features.has(feature))) {
          return { ...read, ...countPages(total, view.pageSize) };
        }
        const isSearched = view.filters.search !== '' && features.has('search');
        if (!features.has('paging') && !features.has('filters') && !isSearched) {
          return pageOf(await client.fetchQuery({ ...whole, ...withData(read) }), view);
        }
      }
      return pageOf(await client.fetchQuery(whole), view);
    },
  });
}

/**
 * The facets of a view's scope, with counts under its filters: from the API server with the features `facets` and
 * `facet-counts`, otherwise computed from the list. With `facets` alone they have no counts.
 */
export function facetsQuery(api: ShopperClient, client: QueryClient, { scope, filters }: ShopView) {
  const view = { scope, filters, sort: defaultSort(filters), page: 1, pageSize: PAGE_SIZE };
  return queryOptions({
    queryKey: ['products', 'facets', shopPath(view)],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Facets> => {
      const whole = wholeListQuery(api, scope);
      const cached = cachedList(client, whole.queryKey);
      const features = api.features();
      if (!cached && features.has('facets')) {
        if (!features.has('facet-counts')) return api.products.getFacets(scope, { signal });
        if (fitsQuery(filters)) {
          return api.products.getFacets({ ...scope, ...toFacetsQuery(filters) }, { signal });
        }
      }
      const { products } = cached ?? (await client.fetchQuery(whole));
      return { ...facetsOf(products), counts: countFacets(products, filters) };
    },
  });
}

/** A product that cannot be read may match any view: it is counted in each. */
function pageOf({ products, unreadable }: ReadProducts, view: ShopView): ShopPageData {
  return { ...selectPage(products, view), unreadable };
}

function cachedList(
  client: QueryClient,
  key: ReturnType<typeof wholeListQuery>['queryKey'],
): ReadProducts | undefined {
  const state = client.getQueryState(key);
  return state?.data && Date.now() - state.dataUpdatedAt < STALE_TIME_MS ? state.data : undefined;
}

/** Query options that put a fetched list into the cache. */
function withData(list: ReadProducts) {
  return { queryFn: () => list, staleTime: 0 };
}

/** The features that are required for a response with only the view's page. */
function requiredFeatures({ filters, sort }: ShopView): Feature[] {
  return [
    'paging',
    'sort',
    ...(countFilters(filters) > 0 ? ['filters' as const] : []),
    ...(filters.search === '' ? [] : ['search' as const]),
    ...(sort === 'relevance' ? ['search-relevance' as const] : []),
  ];
}

function toListQuery({ filters, sort, page, pageSize }: ShopView): ProductListQuery {
  return {
    ...toFacetsQuery(filters),
    ...(needsStock(filters) && { in_stock: true }),
    ...(sort !== 'relevance' && { sort }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
}

function toFacetsQuery({ search, sizes, colors, minPrice, maxPrice }: ShopFilters): FacetsQuery {
  return {
    ...(search !== '' && { search: normalizeForSearch(search).slice(0, MAX_LENGTH.search) }),
    ...(sizes.length > 0 && { size: [...sizes] }),
    ...(colors.length > 0 && { color: [...colors] }),
    ...(minPrice !== undefined && { min_price: minPrice }),
    ...(maxPrice !== undefined && { max_price: maxPrice }),
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
