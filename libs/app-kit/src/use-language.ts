import { parseLanguage, type Language } from '@shop/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The interface language, for amounts, dates and names of colours. */
export function useLanguage(): Language {
  return parseLanguage(useTranslation().i18n.language);
}

/** Sets the interface language as `<html lang>`. */
export function useDocumentLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    // Setting an equal value also makes the browser recalculate all styles.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
}
