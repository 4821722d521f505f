import { formatNumber } from './format-number.ts';
import type { Language } from './languages.ts';

/**
 * Formats an amount: `79,90 TND` in French, `79.90 TND` in English, with a non-breaking space before
 * TND (I18N-5).
 * @param amount two-decimal text in TND, as in the API contract
 */
export function formatMoney(amount: string, language: Language): string {
  return `${formatNumber(Number(amount).toFixed(2), language)}\u00A0TND`;
}
