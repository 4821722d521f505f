import type { Language } from './languages.ts';

function amountFormat(locale: string) {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

const FORMATS: Record<Language, Intl.NumberFormat> = {
  fr: amountFormat('fr-FR'),
  en: amountFormat('en-GB'),
};

/**
 * Writes an amount as the shop shows it: `79,90 TND` in French, `79.90 TND` in English, the space
 * before TND unbreakable (I18N-5).
 * @param amount two-decimal text as the contract carries it, in TND
 */
export function formatMoney(amount: string, language: Language): string {
  return `${FORMATS[language].format(Number(amount))}\u00A0TND`;
}
