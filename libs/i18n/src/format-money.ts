import { formatNumber } from './format-number.ts';
import type { Language } from './languages.ts';

/**
 * Writes an amount as the shop shows it: `79,90 TND` in French, `79.90 TND` in English, the space
 * before TND unbreakable (I18N-5).
 * @param amount two-decimal text as the contract carries it, in TND
 */
export function formatMoney(amount: string, language: Language): string {
  return `${formatNumber(Number(amount).toFixed(2), language)}\u00A0TND`;
}
