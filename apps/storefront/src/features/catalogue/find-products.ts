import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { productSlug } from '../../platform/paths.ts';
import { allProductsRequest } from './product-requests.ts';
import type { ShopClient } from '../../platform/shop-client.ts';

/** What the address of a product page names: an id that decides, or only a name (PROD-8). */
export type ProductAddress = { id: string | null; name: string };

/**
 * PROD-8: the products an address means. With an id, that product or none; without, each product
 * whose name makes this path. The host is asked for one product where it offers that, else for its
 * list.
 */
export function productsAtRequest(api: ShopClient, client: QueryClient, address: ProductAddress) {
  return queryOptions({
    queryKey: ['products', 'at', address.id ?? '', address.id === null ? address.name : ''],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const { id, name } = address;
      if (id !== null) return findById(api, client, id, signal);
      const products = await client.fetchQuery({ ...allProductsRequest(api), staleTime: 0 });
      return products.filter(({ product_name }) => isAtPath(product_name, name));
    },
  });
}

/** Whether a product's name makes this path (PROD-1), however its accents are written. */
export function isAtPath(productName: string, name: string): boolean {
  return productSlug(productName).normalize() === productSlug(name).normalize();
}

async function findById(
  api: ShopClient,
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<Product[]> {
  if (api.features().has('product-read')) return readOne(api, id, signal);
  const { items, features } = await client.fetchQuery({ ...openingRequest(api), staleTime: 0 });
  if (features.has('product-read')) return readOne(api, id, signal);
  const all = features.has('paging')
    ? await client.fetchQuery({ ...allProductsRequest(api), staleTime: 0 })
    : items;
  return all.filter(({ product_Id }) => product_Id === id);
}

/**
 * The first product of the list, by which a host is known that has named nothing yet: one that pages
 * answers little and says what else it can do, any other answers the list that is needed of it.
 */
function openingRequest(api: ShopClient) {
  return queryOptions({
    queryKey: ['products', 'opening'],
    queryFn: ({ signal }) => api.listProducts({ limit: 1 }, { signal }),
  });
}

async function readOne(api: ShopClient, id: string, signal: AbortSignal): Promise<Product[]> {
  try {
    return [await api.readProduct(id, { signal })];
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

/**
 * Today's state of the given products, straight from the host; those it no longer has are missing.
 * Rejects when the host does not answer.
 */
export async function readProducts(
  api: ShopClient,
  client: QueryClient,
  ids: readonly string[],
): Promise<Product[]> {
  const wanted = [...new Set(ids)];
  const found = await Promise.all(
    wanted.map((id) =>
      client.fetchQuery({
        ...productsAtRequest(api, client, { id, name: '' }),
        staleTime: 0,
      }),
    ),
  );
  return found.flat();
}
