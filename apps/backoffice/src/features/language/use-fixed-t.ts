import { loadLanguage, type Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * The texts of a language other than the interface's, for example for a message to a shopper. They
 * are in French while they are fetched, and where they cannot be fetched.
 */
export function useFixedT(language: Language): TFunction {
  const { i18n } = useTranslation();
  useQuery({
    queryKey: ['texts', language],
    queryFn: async () => {
      await loadLanguage(i18n, catalogue, language);
      return language;
    },
    staleTime: Infinity,
  });
  return i18n.getFixedT(language);
}
