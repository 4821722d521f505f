import type { Language } from './languages.ts';

/** As CLDR 48 has them for fr-FR and en-GB. */
const SIGNS: Record<Language, { group: string; decimal: string }> = {
  fr: { group: '\u202F', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/**
 * Writes a number as readers of the language do: `1 234,50` in French, `1,234.50` in English, the
 * space unbreakable. Not by `Intl`: its first format takes a phone 60 ms in one piece, which the
 * first view's prices would wait for, and an older phone groups otherwise than the server that drew
 * the page.
 * @param digits plain decimal digits, as `String` and `toFixed` write them
 */
export function formatNumber(digits: string, language: Language): string {
  const { group, decimal } = SIGNS[language];
  const [whole = '', ...parts] = digits.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...parts].join(decimal);
}
