import type { CatalogueLoader } from './create-i18n.ts';
import { backoffice as fr } from './fr/backoffice.ts';

/** The type of the backoffice's texts, for the typed keys of `t`. */
export type Catalogue = typeof fr;

/** The backoffice's texts: French at hand, the others each in a chunk of their own. */
export const catalogue = {
  fr,
  load: async () => (await import('./en/backoffice.ts')).backoffice,
} satisfies CatalogueLoader;
