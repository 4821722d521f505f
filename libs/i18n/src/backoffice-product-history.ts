import type { i18n as I18n } from 'i18next';
import { addEditHistoryTexts } from './backoffice-edit-history.ts';
import { productHistoryTexts as en } from './locales/en/backoffice-product-history.ts';
import { productHistoryTexts as fr } from './locales/fr/backoffice-product-history.ts';

/** Adds the back office's namespaces `productHistory` and `editHistory` once, in both languages. */
export function addProductHistoryTexts(i18n: I18n): void {
  addEditHistoryTexts(i18n);
  if (i18n.hasResourceBundle('fr', 'productHistory')) return;
  i18n.addResourceBundle('fr', 'productHistory', fr);
  i18n.addResourceBundle('en', 'productHistory', en);
}
