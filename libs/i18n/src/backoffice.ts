import type { Catalogue } from './create-i18n.ts';
import { backoffice as translation } from './locales/fr/backoffice.ts';
import type { confirmTexts } from './locales/fr/backoffice-confirm.ts';
import type { draftTexts } from './locales/fr/backoffice-drafts.ts';
import type { accountTexts } from './locales/fr/backoffice-account.ts';
import type { binTexts } from './locales/fr/backoffice-bin.ts';
import type { orderEditTexts } from './locales/fr/backoffice-order-edit.ts';
import type { backofficePages } from './locales/fr/backoffice-pages.ts';
import type { pasteTexts } from './locales/fr/backoffice-paste.ts';
import type { buyerMessages } from './locales/fr/buyer-messages.ts';
import type { editHistoryTexts } from './locales/fr/backoffice-edit-history.ts';
import type { productFormTexts } from './locales/fr/backoffice-product-form.ts';
import type { productHistoryTexts } from './locales/fr/backoffice-product-history.ts';
import type { securityEventTexts } from './locales/fr/backoffice-security-events.ts';

/**
 * The back office's texts. In French, the namespace `pages` is loaded with the layout of the guarded pages. In both
 * languages, every other namespace is loaded with the pages that need it.
 */
export const catalogue = {
  fr: { translation },
  load: async () => (await import('./locales/en/backoffice-resources.ts')).resources,
  fallbackNS: [
    'pages',
    'confirm',
    'orderEdit',
    'drafts',
    'paste',
    'bin',
    'account',
    'productForm',
    'productHistory',
    'editHistory',
    'securityEvents',
  ],
} satisfies Catalogue;

/** For i18next's `CustomTypeOptions`. */
export type Resources = {
  translation: typeof translation;
  pages: typeof backofficePages;
  confirm: typeof confirmTexts;
  orderEdit: typeof orderEditTexts;
  drafts: typeof draftTexts;
  paste: typeof pasteTexts;
  bin: typeof binTexts;
  account: typeof accountTexts;
  productForm: typeof productFormTexts;
  productHistory: typeof productHistoryTexts;
  editHistory: typeof editHistoryTexts;
  securityEvents: typeof securityEventTexts;
  buyerMessages: typeof buyerMessages;
};
