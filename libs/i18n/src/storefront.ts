import type { CatalogueLoader } from './create-i18n.ts';
import { storefront as fr } from './fr/storefront.ts';

/** The type of the storefront's texts, for i18next's typed keys. */
export type Catalogue = typeof fr;

/** The storefront's texts: French at hand, the others each in a chunk of their own. */
export const catalogue = {
  fr,
  load: async () => (await import('./en/storefront.ts')).storefront,
} satisfies CatalogueLoader;
