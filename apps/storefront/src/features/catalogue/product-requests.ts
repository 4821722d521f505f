import { queryOptions } from '@tanstack/react-query';
import type { Gender } from '@shop/contract/constants';
import type { Product, ProductListQuery } from '@shop/contract/schemas';
import type { ShopScope } from '../../platform/paths.ts';
import type { ShopClient } from '../../platform/shop-client.ts';

/** The most products a carousel holds; whoever wants more goes to the shop page. */
const CAROUSEL_SIZE = 8;

/** For how long an answer is shown without asking again, in milliseconds. */
export const FRESH_MS = 30_000;

/** Every product, as `GET /api/products/` lists them. */
export function allProductsRequest(api: ShopClient) {
  return wholeListRequest(api, {});
}

/** SHOP-1 SHOP-2: every product of a part of the collection, as the host lists them. */
export function wholeListRequest(api: ShopClient, scope: ShopScope) {
  return queryOptions({
    queryKey: ['products', 'whole', scope.gender ?? '', scope.season ?? ''],
    // A list may be long: comparing it with the last one, product by product, would be felt.
    structuralSharing: false,
    queryFn: async ({ signal }) => (await listScope(api, scope, {}, signal)).items,
  });
}

/** SHOP-1 SHOP-2: asks a part of the collection by its own path. */
export function listScope(
  api: ShopClient,
  { gender, season }: ShopScope,
  query: ProductListQuery,
  signal: AbortSignal,
) {
  if (gender && season) return api.listProductsBySeason(gender, season, query, { signal });
  if (gender) return api.listProductsByGender(gender, query, { signal });
  return api.listProducts(query, { signal });
}

/** HOME-4: the first products of a gender. */
export function genderRequest(api: ShopClient, gender: Gender) {
  return queryOptions({
    queryKey: ['products', 'carousel', gender],
    queryFn: async ({ signal }) =>
      firstOf(await api.listProductsByGender(gender, { limit: CAROUSEL_SIZE }, { signal })),
  });
}

/** HOME-5: the popular products. */
export function popularRequest(api: ShopClient) {
  return queryOptions({
    queryKey: ['products', 'carousel', 'popular'],
    queryFn: async ({ signal }) =>
      firstOf(await api.listPopularProducts({ limit: CAROUSEL_SIZE }, { signal })),
  });
}

/** HOME-5: the products on promotion. */
export function promoRequest(api: ShopClient) {
  return queryOptions({
    queryKey: ['products', 'carousel', 'promo'],
    queryFn: async ({ signal }) =>
      firstOf(await api.listPromoProducts({ limit: CAROUSEL_SIZE }, { signal })),
  });
}

function firstOf({ items }: { items: Product[] }): Product[] {
  return items.slice(0, CAROUSEL_SIZE);
}
