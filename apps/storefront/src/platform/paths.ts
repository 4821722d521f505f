import { GENDERS, SEASONS, type Gender, type Season } from '@shop/contract/constants';

/** What the shop page's address says (SHOP-1); pages count from 1. */
export type ShopView = { gender?: Gender; season?: Season; page?: number };

/** The product path's segment: the name in lower case without its spaces (PROD-1). */
export function productSlug(name: string): string {
  return name.toLowerCase().replaceAll(/\s/gu, '');
}

function shop({ gender, season, page = 1 }: ShopView = {}): string {
  const query = new URLSearchParams();
  if (gender) query.set('gender', gender);
  if (gender && season) query.set('season', season);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/shop?${query}` : '/shop';
}

function product({ product_Id, product_name }: { product_Id: string; product_name: string }) {
  const segment = encodeURIComponent(productSlug(product_name).toWellFormed());
  return `/product/${segment}?id=${encodeURIComponent(product_Id)}`;
}

/** Every address of the storefront: the only place that spells one. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  cart: '/cart',
  checkout: '/Command',
  shop,
  /** PROD-8: the name is for people, the id decides. */
  product,
};

/** The routes' patterns, as the router matches them. */
export const patterns = {
  shop: '/shop',
  product: '/product/:name?',
};

/** Reads the shop page's address; what it does not know is as if it were not there. */
export function readShopView(query: URLSearchParams): Required<Pick<ShopView, 'page'>> & ShopView {
  const gender = GENDERS.find((known) => known === query.get('gender'));
  const season = gender && SEASONS.find((known) => known === query.get('season'));
  const page = Number(query.get('page') ?? '1');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(gender && { gender }),
    ...(season && { season }),
  };
}
