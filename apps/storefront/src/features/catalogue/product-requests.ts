import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE, type Gender } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import type { ShopView } from '../../platform/paths.ts';
import type { ShopClient } from '../../platform/shop-client.ts';

/** The most products a carousel holds; whoever wants more goes to the shop page. */
const CAROUSEL_SIZE = 12;

/** For how long an answer is shown without asking again, in milliseconds. */
export const FRESH_MS = 30_000;

type Scope = Pick<ShopView, 'gender' | 'season'>;
type Paging = { limit?: number; offset?: number };

function listScope(
  api: ShopClient,
  { gender, season }: Scope,
  paging: Paging,
  signal: AbortSignal,
) {
  if (gender && season) return api.listProductsBySeason(gender, season, paging, { signal });
  if (gender) return api.listProductsByGender(gender, paging, { signal });
  return api.listProducts(paging, { signal });
}

/** Every product, as `GET /api/products/` lists them. */
export function allProductsRequest(api: ShopClient) {
  return queryOptions({
    queryKey: ['products', 'all'],
    queryFn: async ({ signal }) => (await listScope(api, {}, {}, signal)).items,
  });
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

/** One page of the shop and how many pages there are. */
export type ShopPageOf = { products: Product[]; pageCount: number; total: number };

/**
 * SHOP-3: one page of a gender and season. Asks the host for that page alone; a host that does not
 * page answers the whole list, which is then kept and paged here, without asking again.
 */
export function shopPageRequest(
  api: ShopClient,
  client: QueryClient,
  { page, ...scope }: ShopView & { page: number },
) {
  const wholeKey = ['products', 'whole', scope.gender ?? '', scope.season ?? ''];
  return queryOptions({
    queryKey: ['products', 'page', scope.gender ?? '', scope.season ?? '', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ShopPageOf> => {
      const offset = (page - 1) * PAGE_SIZE;
      const whole = client.getQueryState<Product[]>(wholeKey);
      if (whole?.data && Date.now() - whole.dataUpdatedAt < FRESH_MS)
        return cut(whole.data, offset);
      const listing = await listScope(api, scope, { limit: PAGE_SIZE, offset }, signal);
      if (listing.features.has('paging') && listing.total !== null) {
        return { products: listing.items, ...counted(listing.total) };
      }
      client.setQueryData(wholeKey, listing.items);
      return cut(listing.items, offset);
    },
  });
}

function cut(products: Product[], offset: number): ShopPageOf {
  return { products: products.slice(offset, offset + PAGE_SIZE), ...counted(products.length) };
}

function counted(total: number) {
  return { total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}
