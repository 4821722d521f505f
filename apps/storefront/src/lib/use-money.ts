import { useLanguage } from '@shop/app-kit';
import { formatMoney } from '@shop/i18n';

/** Formats amounts (two-decimal texts in TND) for the interface language (I18N-5). */
export function useMoney(): (amount: string) => string {
  const language = useLanguage();
  return (amount) => formatMoney(amount, language);
}
