import type { Catalogue } from './create-i18n.ts';
import { storefront as translation } from './locales/fr/storefront.ts';
import type { storefrontOrder } from './locales/fr/storefront-order.ts';
import type { storefrontPages } from './locales/fr/storefront-pages.ts';

/** The storefront's texts. In French, the namespace `pages` is a chunk of its own. */
export const catalogue = {
  fr: { translation },
  load: async () => (await import('./locales/en/storefront-resources.ts')).resources,
  fallbackNS: 'pages',
} satisfies Catalogue;

/** Fetches the French namespace `pages`; rejects when its chunk cannot be fetched. */
export const loadPages = () => import('./locales/fr/storefront-pages.ts');

/** For i18next's `CustomTypeOptions`. */
export type Resources = {
  translation: typeof translation;
  pages: typeof storefrontPages;
  order: typeof storefrontOrder;
};
