import { storefront as translation } from './storefront.ts';
import { storefrontPages as pages } from './storefront-pages.ts';

/** The storefront's texts in English by namespace, in one chunk. */
export const resources = { translation, pages };
