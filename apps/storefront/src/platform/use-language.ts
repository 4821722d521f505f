import { useTranslation } from '@shop/i18n/react';
import { formatMoney, parseLanguage, type Language } from '@shop/i18n';

/** The interface language at this moment. */
export function useLanguage(): Language {
  return parseLanguage(useTranslation().i18n.language);
}

/** Writes amounts (two-decimal text in TND) as the interface language does (I18N-5). */
export function useMoney(): (amount: string) => string {
  const language = useLanguage();
  return (amount) => formatMoney(amount, language);
}
