import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { productSlug } from '../../lib/paths.ts';
import { allProductsQuery } from './product-queries.ts';
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
      const products = await client.fetchQuery({ ...allProductsQuery(api), staleTime: 0 });
      return products.filter(({ product_name }) => isAtPath(product_name, name));
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
  const { items, features } = await client.fetchQuery({ ...firstProductQuery(api), staleTime: 0 });
  if (features.has('product-read')) return fetchOne(api, id, signal);
  const all = features.has('paging')
    ? await client.fetchQuery({ ...allProductsQuery(api), staleTime: 0 })
    : items;
  return all.filter(({ product_Id }) => product_Id === id);
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
 * Fetches the current state of the given products, without the cache. Unknown ids are omitted. Rejects when
 * the API server does not respond.
 */
export async function fetchCurrentProducts(
  api: ShopperClient,
  client: QueryClient,
  ids: readonly string[],
): Promise<Product[]> {
  const uniqueIds = [...new Set(ids)];
  const found = await Promise.all(
    uniqueIds.map((id) =>
      client.fetchQuery({
        ...productsAtPathQuery(api, client, { id, name: '' }),
        staleTime: 0,
      }),
    ),
  );
  return found.flat();
}
