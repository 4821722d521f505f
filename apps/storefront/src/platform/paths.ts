import type { Gender, Season } from '@shop/contract/constants';

/** The part of the collection that the shop shows: all of it, a gender, or its season (SHOP-1, SHOP-2). */
export type ShopScope = { gender?: Gender; season?: Season };

/** The product path's segment: the name in lower case without its spaces (PROD-1). */
export function productSlug(name: string): string {
  return name.toLowerCase().replaceAll(/\s/gu, '');
}

/** @param said what else the address says; the shop page reads it back */
function shop({ gender, season }: ShopScope = {}, said: readonly [string, string][] = []): string {
  const query = new URLSearchParams();
  if (gender) query.set('gender', gender);
  if (gender && season) query.set('season', season);
  for (const [name, value] of said) query.append(name, value);
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
