import type { Catalogue } from './create-i18n.ts';
import { backoffice as translation } from './locales/fr/backoffice.ts';
import type { draftTexts } from './locales/fr/backoffice-drafts.ts';
import type { binTexts } from './locales/fr/backoffice-bin.ts';
import type { orderEditTexts } from './locales/fr/backoffice-order-edit.ts';
import type { backofficePages } from './locales/fr/backoffice-pages.ts';
import type { pasteTexts } from './locales/fr/backoffice-paste.ts';

/**
 * The back office's texts. In French, the namespace `pages` is loaded with the layout of the guarded pages. In both languages,
 * `orderEdit`, `drafts` and `paste` are loaded with the forms of orders, and `bin` with the page of the bin.
 */
export const catalogue = {
  fr: { translation },
  load: async () => (await import('./locales/en/backoffice-resources.ts')).resources,
  fallbackNS: ['pages', 'orderEdit', 'drafts', 'paste', 'bin'],
} satisfies Catalogue;

/** For i18next's `CustomTypeOptions`. */
export type Resources = {
  translation: typeof translation;
  pages: typeof backofficePages;
  orderEdit: typeof orderEditTexts;
  drafts: typeof draftTexts;
  paste: typeof pasteTexts;
  bin: typeof binTexts;
};
