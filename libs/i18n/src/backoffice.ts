import type { Catalogue } from './create-i18n.ts';
import { backoffice as translation } from './locales/fr/backoffice.ts';

/** The back office's texts. */
export const catalogue = {
  fr: { translation },
  load: async () => ({ translation: (await import('./locales/en/backoffice.ts')).backoffice }),
} satisfies Catalogue;

/** For i18next's `CustomTypeOptions`. */
export type Resources = { translation: typeof translation };
