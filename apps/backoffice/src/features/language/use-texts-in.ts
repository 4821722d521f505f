import type { Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';

/**
 * The texts of a language that need not be the interface's, as for a letter to a shopper. While they
 * are fetched, and where they cannot be, they are French.
 */
export function useTextsIn(language: Language): Translate {
  const { i18n } = useTranslation();
  const isHere = language === 'fr' || i18n.has(language);
  useQuery({
    queryKey: ['texts', language],
    queryFn: async () => {
      if (language !== 'fr') {
        i18n.add(language, await catalogue.load());
      }
      return language;
    },
    enabled: !isHere,
    staleTime: Infinity,
  });
  return i18n.in(isHere ? language : 'fr');
}
