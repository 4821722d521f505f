import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Gender } from '@shop/contract/constants';
import type { Product, ProductListQuery } from '@shop/contract/schemas';
import type { ShopScope } from '../../lib/paths.ts';
import type { Listing, ShopperClient } from '@shop/api-client';
import { readableItems } from '../../lib/readable-items.ts';

/** The number of products that a carousel loads at a time. The first page is in the HTML of home. */
const TABS_PAGE_SIZE = 4;
/** More, because the products of the tabs are the last ones of these rows. */
const GENDER_PAGE_SIZE = 12;

/** TanStack Query's stale time, in milliseconds. */
export const STALE_TIME_MS = 30_000;

/** Products, and how many more the response had in a form that cannot be read. */
export type ReadProducts = { products: Product[]; unreadable: number };

/** SHOP-1, SHOP-2: all products of a scope, in the API's order. */
export function wholeListQuery(api: ShopperClient, scope: ShopScope) {
  return queryOptions({
    queryKey: ['products', 'whole', scope.gender ?? '', scope.season ?? ''],
    // Comparing two long lists product by product would block the page.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<ReadProducts> =>
      readProducts(await listScope(api, scope, {}, signal)),
  });
}

/**
 * The products of a list.
 * @throws ApiError `malformed` when none can be read
 */
export function readProducts(
  listing: Pick<Listing<Product>, 'items' | 'unreadable'>,
): ReadProducts {
  return {
    products: readableItems('listProducts', listing),
    unreadable: listing.unreadable.count,
  };
}

/** SHOP-1, SHOP-2: fetches the products of a scope by its endpoint. */
export function listScope(
  api: ShopperClient,
  { gender, season }: ShopScope,
  query: ProductListQuery,
  signal: AbortSignal,
) {
  if (gender && season) return api.products.listBySeason(gender, season, query, { signal });
  if (gender) return api.products.listByGender(gender, query, { signal });
  return api.products.list(query, { signal });
}

/** HOME-4: all products of a gender, in pages. */
export function genderProductsQuery(api: ShopperClient, gender: Gender) {
  return productPagesQuery(gender, GENDER_PAGE_SIZE, (query, options) =>
    api.products.listByGender(gender, query, options),
  );
}

/** HOME-5: the popular products, in pages. */
export function popularProductsQuery(api: ShopperClient) {
  return productPagesQuery('popular', TABS_PAGE_SIZE, (query, options) =>
    api.products.listPopular(query, options),
  );
}

/** HOME-5: the products on promotion, in pages. */
export function promoProductsQuery(api: ShopperClient) {
  return productPagesQuery('promo', TABS_PAGE_SIZE, (query, options) =>
    api.products.listPromo(query, options),
  );
}

/** The start of the next page: an offset, or the rest of a list from an API server without paging. */
type NextPage = number | readonly Product[] | undefined;

/** `unreadable` is undefined instead of 0: home has the page as JSON. */
type ProductPage = { items: readonly Product[]; next: NextPage; unreadable?: number | undefined };

type ListProducts = (
  query: { limit: number; offset: number },
  options: { signal: AbortSignal },
) => Promise<Pick<Listing<Product>, 'items' | 'unreadable' | 'total'>>;

/** The query of a product carousel. */
export type ProductPagesQuery = ReturnType<typeof productPagesQuery>;

function productPagesQuery(name: string, pageSize: number, list: ListProducts) {
  return infiniteQueryOptions<
    ProductPage,
    Error,
    InfiniteData<ProductPage>,
    string[],
    NonNullable<NextPage>
  >({
    queryKey: ['products', 'carousel', name],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<ProductPage> => {
      if (typeof pageParam !== 'number') return firstPage(pageParam, pageSize);
      const page = await list({ limit: pageSize, offset: pageParam }, { signal });
      // After the first page, the row has products: a page of which none can be read is counted.
      const items = pageParam > 0 ? page.items : readableItems('listProducts', page);
      const unreadable = page.unreadable.count || undefined;
      if (page.total === null) return { ...firstPage(items, pageSize), unreadable };
      const offset = pageParam + items.length + page.unreadable.count;
      return {
        items,
        next: pageParam < offset && offset < page.total ? offset : undefined,
        unreadable,
      };
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** An API server without paging returns the whole list at once (API-4); it is rendered in pages too. */
function firstPage(products: readonly Product[], pageSize: number): ProductPage {
  const rest = products.slice(pageSize);
  return {
    items: products.slice(0, pageSize),
    next: rest.length > 0 ? rest : undefined,
  };
}
