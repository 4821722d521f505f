import type { i18n as I18n } from 'i18next';
import { pasteTexts as en } from './locales/en/backoffice-paste.ts';
import { pasteTexts as fr } from './locales/fr/backoffice-paste.ts';

/** Adds the back office's namespace `paste` once, in both languages: no other page loads it. */
export function addPasteTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'paste')) return;
  i18n.addResourceBundle('fr', 'paste', fr);
  i18n.addResourceBundle('en', 'paste', en);
}
