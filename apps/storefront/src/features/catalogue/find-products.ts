import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError, type Listing } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { productSlug } from '../../lib/paths.ts';
import type { ShopperClient } from '@shop/api-client';

/** The parameters of a product URL: the id in the query, and the name in the path (PROD-8). */
export type ProductUrlParams = { id: string | null; name: string };

/**
 * PROD-8: the products of a product URL. With an id, that product or none. Without an id, all products whose
 * name has this path. With the feature `product-read`, one product is requested, otherwise the list.
 */
export function productsAtPathQuery(
  api: ShopperClient,
  client: QueryClient,
  { id, name }: ProductUrlParams,
) {
  return queryOptions({
    queryKey: ['products', 'at', id ?? '', id === null ? name : ''],
    queryFn: async ({ signal }): Promise<Product[]> => {
      if (id !== null) return findById(api, client, id, signal);
      return findInList(await fetchList(api, client), ({ product_name }) =>
        isAtPath(product_name, name),
      );
    },
  });
}

/** Whether a product's name has this path (PROD-1), in any Unicode normalization form. */
export function isAtPath(productName: string, name: string): boolean {
  return productSlug(productName).normalize() === productSlug(name).normalize();
}

async function findById(
  api: ShopperClient,
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<Product[]> {
  if (api.features().has('product-read')) return fetchOne(api, id, signal);
  const first = await client.fetchQuery({ ...firstProductQuery(api), staleTime: 0 });
  if (first.features.has('product-read')) return fetchOne(api, id, signal);
  const list = first.features.has('paging') ? await fetchList(api, client) : first;
  return findInList(list, ({ product_Id }) => product_Id === id);
}

type ProductList = Pick<Listing<Product>, 'items' | 'unreadable'>;

/**
 * The products of the list that match.
 * @throws ApiError `malformed` when none does, but a product that cannot be read might
 */
function findInList(list: ProductList, isMatch: (product: Product) => boolean): Product[] {
  const found = list.items.filter(isMatch);
  if (found.length === 0 && list.unreadable.count > 0) {
    throw new ApiError('malformed', 'listProducts');
  }
  return found;
}

/** Requests the whole list, once for several products. */
function fetchList(api: ShopperClient, client: QueryClient): Promise<ProductList> {
  return client.fetchQuery({
    queryKey: ['products', 'list'],
    staleTime: 0,
    structuralSharing: false,
    queryFn: ({ signal }) => api.products.list({}, { signal }),
  });
}

/**
 * Requests one product of the list, to learn the features of the API server. Without paging, the response is
 * the whole list, which is needed in that case.
 */
function firstProductQuery(api: ShopperClient) {
  return queryOptions({
    queryKey: ['products', 'first'],
    queryFn: ({ signal }) => api.products.list({ limit: 1 }, { signal }),
  });
}

async function fetchOne(api: ShopperClient, id: string, signal: AbortSignal): Promise<Product[]> {
  try {
    return [await api.products.get(id, { signal })];
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

/**
 * Fetches the current state of the given products, without the cache, by id: null for a product that the API
 * server does not have. One that cannot be read is left out, because nothing is known about it. Rejects when
 * the API server does not respond, or when no product can be read.
 */
export async function fetchCurrentProducts(
  api: ShopperClient,
  client: QueryClient,
  ids: readonly string[],
): Promise<Map<string, Product | null>> {
  const current = new Map<string, Product | null>();
  const errors: ApiError[] = [];
  await Promise.all(
    [...new Set(ids)].map(async (id) => {
      try {
        const query = productsAtPathQuery(api, client, { id, name: '' });
        const [product = null] = await client.fetchQuery({ ...query, staleTime: 0 });
        current.set(id, product);
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'malformed') throw error;
        errors.push(error);
      }
    }),
  );
  if (current.size === 0 && errors[0]) throw errors[0];
  return current;
}
