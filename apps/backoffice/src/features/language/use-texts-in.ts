import type { Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * The texts of a language that need not be the interface's, as for a letter to a shopper. While they
 * are fetched, and where they cannot be, they are French.
 */
export function useTextsIn(language: Language): TFunction {
  const { i18n } = useTranslation();
  const isHere = language === 'fr' || i18n.hasResourceBundle(language, 'translation');
  useQuery({
    queryKey: ['texts', language],
    queryFn: async () => {
      if (language !== 'fr') {
        i18n.addResourceBundle(language, 'translation', await catalogue.load());
      }
      return language;
    },
    enabled: !isHere,
    staleTime: Infinity,
  });
  return i18n.getFixedT(isHere ? language : 'fr');
}
