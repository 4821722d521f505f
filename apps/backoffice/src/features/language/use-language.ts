import { parseLanguage, type Language } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';

/** The interface language, for amounts, dates and colour names. */
export function useLanguage(): Language {
  return parseLanguage(useTranslation().i18n.language);
}
