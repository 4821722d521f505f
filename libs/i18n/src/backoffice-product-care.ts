import type { i18n as I18n } from 'i18next';
import { productCareTexts as en } from './locales/en/backoffice-product-care.ts';
import { productCareTexts as fr } from './locales/fr/backoffice-product-care.ts';

/** Adds the back office's namespace `productCare` once, in both languages: no other page loads it. */
export function addProductCareTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'productCare')) return;
  i18n.addResourceBundle('fr', 'productCare', fr);
  i18n.addResourceBundle('en', 'productCare', en);
}
