import type { i18n as I18n } from 'i18next';
import { orderEditTexts } from './locales/fr/backoffice-order-edit.ts';

/** Adds the back office's namespace `orderEdit` in French once; in English it comes with the language. */
export function addOrderEditTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'orderEdit')) return;
  i18n.addResourceBundle('fr', 'orderEdit', orderEditTexts);
}
