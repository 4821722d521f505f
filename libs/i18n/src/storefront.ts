import type { CatalogueLoader } from './create-i18n.ts';
import { storefront as fr } from './fr/storefront.ts';

/** The storefront's texts: French of home at hand, the others each in a chunk of their own. */
export const catalogue = {
  fr,
  load: async () => (await import('./en/storefront.ts')).storefront,
} satisfies CatalogueLoader;

/** The French texts of the pages beyond home, for `I18n.add`; rejects when their chunk cannot be had. */
export const loadPageTexts = () => import('./fr/storefront-pages.ts');

/** The type of the storefront's texts, for the typed keys of `t`. */
export type Catalogue = typeof fr & Awaited<ReturnType<typeof loadPageTexts>>['storefrontPages'];
