import { storefrontOrder as en } from './locales/en/storefront-order.ts';
import { storefrontOrder as fr } from './locales/fr/storefront-order.ts';

/** The storefront's namespace `order` in each language: the texts of the page where a buyer confirms an order. */
export const orderTexts = { fr, en };
