import type { i18n as I18n } from 'i18next';
import { binTexts as en } from './locales/en/backoffice-bin.ts';
import { binTexts as fr } from './locales/fr/backoffice-bin.ts';

/** Adds the back office's namespace `bin` once, in both languages: no other page loads it. */
export function addBinTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'bin')) return;
  i18n.addResourceBundle('fr', 'bin', fr);
  i18n.addResourceBundle('en', 'bin', en);
}
