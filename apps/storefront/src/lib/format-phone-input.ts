import { normalizePhone } from '@shop/contract/phone';
import { tunisianDigits } from '@shop/contract/tunisian-phone';
import { formatPhone } from '@shop/i18n';

/**
 * Formats a Tunisian number in any notation as `+216 98 765 432`. Of any other text (a foreign number, an
 * incomplete one, one with a remark) only the digits of other scripts and invisible characters change.
 */
export function formatPhoneInput(typed: string): string {
  const local = tunisianDigits(typed);
  return local === undefined ? normalizePhone(typed) : formatPhone(local).replaceAll('\u00A0', ' ');
}
