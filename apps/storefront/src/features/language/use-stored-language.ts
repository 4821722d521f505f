import { use, useEffect } from 'react';
import { I18nContext } from 'react-i18next';
import { switchLanguage } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { useKeptTexts } from '../../platform/texts-context.ts';
import { chosenLanguage, storeLanguage } from './stored-language.ts';

/**
 * Speaks the language the shopper chose where the page came in another, its cookie being gone, and
 * keeps the choice in both its places anew: a browser forgets the one sooner than the other.
 */
export function useStoredLanguage(): void {
  const i18n = use(I18nContext)?.i18n;
  const texts = useKeptTexts();
  useEffect(() => {
    const chosen = chosenLanguage(texts, document);
    if (!i18n || chosen === undefined) return;
    switchLanguage(i18n, catalogue, chosen).then(
      () => storeLanguage(chosen, texts, document),
      () => undefined,
    );
  }, [i18n, texts]);
}
