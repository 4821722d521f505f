import type { Language } from './languages.ts';

/** The symbols of CLDR 48 for fr-FR and en-GB. */
const SYMBOLS: Record<Language, { group: string; decimal: string }> = {
  fr: { group: '\u202F', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/**
 * Formats a number: `1 234,50` in French, with a non-breaking space, and `1,234.50` in English.
 * `Intl.NumberFormat` is not used: its first call takes about 60 ms on a phone, and older browsers group
 * digits differently from the server, which would cause a hydration mismatch.
 * @param digits decimal digits, as `String` and `toFixed` return them
 */
export function formatNumber(digits: string, language: Language): string {
  const { group, decimal } = SYMBOLS[language];
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...decimals].join(decimal);
}
