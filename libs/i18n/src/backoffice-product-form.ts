import type { i18n as I18n } from 'i18next';
import { productFormTexts as en } from './locales/en/backoffice-product-form.ts';
import { productFormTexts as fr } from './locales/fr/backoffice-product-form.ts';

/** Adds the back office's namespace `productForm` once, in both languages: no other page loads it. */
export function addProductFormTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'productForm')) return;
  i18n.addResourceBundle('fr', 'productForm', fr);
  i18n.addResourceBundle('en', 'productForm', en);
}
