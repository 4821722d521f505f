import type { CatalogueShape } from '../catalogue-shape.ts';
import type { storefront as fr } from '../fr/storefront.ts';
import { common } from './common.ts';

/** The storefront's texts in English. */
export const storefront: CatalogueShape<typeof fr> = {
  ...common,
  Home: 'Home',
  About: 'About',
  shop: 'Shop',
  Contact: 'Contact',
  Call: 'Call',
  Orders: 'Orders',
  Connect: 'Connect',
  Choose: 'Choose',
  CART: 'CART',
};
