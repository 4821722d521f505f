import type { MessageLanguage } from '@shop/contract/constants';

/** The languages as those who read them write their names. */
export const MESSAGE_LANGUAGE_NAMES: Record<MessageLanguage, string> = {
  fr: 'Français',
  en: 'English',
  ar: 'العربية',
  'aeb-Latn': 'Tounsi (lettres latines)',
  'aeb-Arab': 'تونسي',
};
