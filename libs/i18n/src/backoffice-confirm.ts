import type { i18n as I18n } from 'i18next';
import { confirmTexts as en } from './locales/en/backoffice-confirm.ts';
import { confirmTexts as fr } from './locales/fr/backoffice-confirm.ts';

/** Adds the back office's namespace `confirm` once, in both languages: the call queue and the security log load it. */
export function addConfirmTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'confirm')) return;
  i18n.addResourceBundle('fr', 'confirm', fr);
  i18n.addResourceBundle('en', 'confirm', en);
}
