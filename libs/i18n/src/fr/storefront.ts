import { common } from './common.ts';

/** The storefront's texts: the source that every other language must match. */
export const storefront = {
  ...common,
  Home: 'Accueil',
  About: 'À propos',
  shop: 'Boutique',
  Contact: 'Contact',
  Call: 'Appelez-nous',
  Orders: 'Commandes',
  Connect: 'Suivez-nous',
  Choose: 'Choisir',
  CART: 'PANIER',
};
