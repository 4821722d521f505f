import type { Gender, Season } from '@shop/contract/constants';
import { writeVariant, type VariantParams } from './variant-params.ts';

/**
 * The part of the collection that the shop page shows: everything, a gender, or one season of it (SHOP-1,
 * SHOP-2).
 */
export type ShopScope = { gender?: Gender; season?: Season };

/** The product path's segment: the name in lower case without its spaces (PROD-1). */
export function productSlug(name: string): string {
  return name.toLowerCase().replaceAll(/\s/gu, '');
}

/** @param filters further query parameters of the shop page */
function shop(
  { gender, season }: ShopScope = {},
  filters: readonly [string, string][] = [],
): string {
  const query = new URLSearchParams();
  if (gender) query.set('gender', gender);
  if (gender && season) query.set('season', season);
  for (const [name, value] of filters) query.append(name, value);
  return query.size > 0 ? `/shop?${query}` : '/shop';
}

/** NAV-8: the page with the products of a search. */
function searchResults(text: string): string {
  return shop({}, [['search', text.trim()]]);
}

/** @param variant the chosen colour and size, for a link that keeps the choice */
function product(
  { product_Id, product_name }: { product_Id: string; product_name: string },
  variant: VariantParams = { color: null, size: null },
) {
  const segment = encodeURIComponent(productSlug(product_name).toWellFormed());
  const choice = String(writeVariant(new URLSearchParams(), variant));
  const path = `/product/${segment}?id=${encodeURIComponent(product_Id)}`;
  return choice === '' ? path : `${path}&${choice}`;
}

/** The sections of the About page that other pages link to. */
export type AboutSection = 'delivery' | 'exchange' | 'sizes' | 'conditions';

function aboutSection(section: AboutSection): string {
  return `/about#${section}`;
}

/** All URLs of the storefront. No other module writes one. */
export const paths = {
  home: '/',
  about: '/about',
  aboutSection,
  contact: '/contact',
  favourites: '/favourites',
  cart: '/cart',
  checkout: '/Command',
  /** A buyer's link to confirm an order, with its token in the hash. */
  order: '/order',
  shop,
  searchResults,
  /** PROD-8: the name is for readers; only the id selects the product. */
  product,
};

/** The routes' patterns, as the router matches them. */
export const patterns = {
  shop: '/shop',
  product: '/product/:name?',
};
