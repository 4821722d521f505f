import type { i18n as I18n } from 'i18next';
import { accountTexts as en } from './locales/en/backoffice-account.ts';
import { accountTexts as fr } from './locales/fr/backoffice-account.ts';

/** Adds the back office's namespace `account` once, in both languages: no other page loads it. */
export function addAccountTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'account')) return;
  i18n.addResourceBundle('fr', 'account', fr);
  i18n.addResourceBundle('en', 'account', en);
}
