import type { i18n as I18n } from 'i18next';
import { catalogue } from './backoffice.ts';
import { addAccountTexts } from './backoffice-account.ts';
import { addBinTexts } from './backoffice-bin.ts';
import { addConfirmTexts } from './backoffice-confirm.ts';
import { addDraftTexts } from './backoffice-drafts.ts';
import { addOrderEditTexts } from './backoffice-order-edit.ts';
import { addPasteTexts } from './backoffice-paste.ts';
import { addProductFormTexts } from './backoffice-product-form.ts';
import { addProductHistoryTexts } from './backoffice-product-history.ts';
import { addSecurityEventTexts } from './backoffice-security-events.ts';
import { createI18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import { backofficePages } from './locales/fr/backoffice-pages.ts';

/** Adds the back office's namespace `pages` in French once; in English it comes with the language. */
export function addBackofficePages(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'pages')) return;
  i18n.addResourceBundle('fr', 'pages', backofficePages);
}

/** Creates an i18next instance with all texts of the back office, for tests. */
export async function createBackofficeI18n(language: Language): Promise<I18n> {
  const i18n = await createI18n(catalogue, language);
  addBackofficePages(i18n);
  addAccountTexts(i18n);
  addBinTexts(i18n);
  addConfirmTexts(i18n);
  addDraftTexts(i18n);
  addOrderEditTexts(i18n);
  addPasteTexts(i18n);
  addProductFormTexts(i18n);
  addProductHistoryTexts(i18n);
  addSecurityEventTexts(i18n);
  return i18n;
}
