import type { i18n as I18n } from 'i18next';
import { editHistoryTexts as en } from './locales/en/backoffice-edit-history.ts';
import { editHistoryTexts as fr } from './locales/fr/backoffice-edit-history.ts';

/** Adds the back office's namespace `editHistory` once, in both languages. */
export function addEditHistoryTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'editHistory')) return;
  i18n.addResourceBundle('fr', 'editHistory', fr);
  i18n.addResourceBundle('en', 'editHistory', en);
}
