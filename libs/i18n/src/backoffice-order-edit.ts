import type { i18n as I18n } from 'i18next';
import { orderEditTexts as en } from './locales/en/backoffice-order-edit.ts';
import { orderEditTexts as fr } from './locales/fr/backoffice-order-edit.ts';

/** Adds the back office's namespace `orderEdit` once, in both languages: no other page loads it. */
export function addOrderEditTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'orderEdit')) return;
  i18n.addResourceBundle('fr', 'orderEdit', fr);
  i18n.addResourceBundle('en', 'orderEdit', en);
}
