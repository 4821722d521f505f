import type { i18n as I18n } from 'i18next';
import { productHistoryTexts as en } from './locales/en/backoffice-product-history.ts';
import { productHistoryTexts as fr } from './locales/fr/backoffice-product-history.ts';

/** Adds the back office's namespace `productHistory` once, in both languages: no other page loads it. */
export function addProductHistoryTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'productHistory')) return;
  i18n.addResourceBundle('fr', 'productHistory', fr);
  i18n.addResourceBundle('en', 'productHistory', en);
}
