import type { i18n as I18n } from 'i18next';
import { draftTexts as en } from './locales/en/backoffice-drafts.ts';
import { draftTexts as fr } from './locales/fr/backoffice-drafts.ts';

/** Adds the back office's namespace `drafts` once, in both languages: no other page loads it. */
export function addDraftTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'drafts')) return;
  i18n.addResourceBundle('fr', 'drafts', fr);
  i18n.addResourceBundle('en', 'drafts', en);
}
