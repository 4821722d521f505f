import type { i18n as I18n } from 'i18next';
import { securityEventTexts as en } from './locales/en/backoffice-security-events.ts';
import { securityEventTexts as fr } from './locales/fr/backoffice-security-events.ts';

/** Adds the back office's namespace `securityEvents` once, in both languages: no other page loads it. */
export function addSecurityEventTexts(i18n: I18n): void {
  if (i18n.hasResourceBundle('fr', 'securityEvents')) return;
  i18n.addResourceBundle('fr', 'securityEvents', fr);
  i18n.addResourceBundle('en', 'securityEvents', en);
}
