import { changeLanguage, type Catalogue, type Language } from '@shop/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStorage } from './storage-context.ts';
import { storeLanguage } from './stored-language.ts';

export type ChangeLanguage = {
  change: (language: Language) => void;
  /** The language whose chunk could not be fetched; the page's language has not changed. */
  failed: Language | undefined;
  dismiss: () => void;
};

/** Changes the interface language and stores the choice (I18N-2, I18N-5). */
export function useChangeLanguage(catalogue: Catalogue): ChangeLanguage {
  const { i18n } = useTranslation();
  const storage = useStorage();
  const [failed, setFailed] = useState<Language>();

  function change(language: Language) {
    setFailed(undefined);
    changeLanguage(i18n, catalogue, language).then(
      () => storeLanguage(language, storage, document),
      () => setFailed(language),
    );
  }

  return { change, failed, dismiss: () => setFailed(undefined) };
}
