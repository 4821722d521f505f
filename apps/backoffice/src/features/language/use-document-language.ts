import { useEffect } from 'react';
import { useTranslation } from '@shop/i18n/react';

/** Tells the browser, and whoever reads the page aloud, which language it is in. */
export function useDocumentLanguage(): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
}
