import { PHONE_PREFIX } from '@shop/contract/constants';
import { formatPhone } from '@shop/i18n';

const LOCAL = /^\d{8}$/;
const WITH_PREFIX = /^(?:\+|00)216\d{8}$/;

/**
 * Formats a Tunisian number with or without prefix, in any grouping, as `+216 98 765 432`. Returns any other
 * text unchanged: a foreign number, an incomplete one, one with a remark.
 */
export function formatPhoneInput(typed: string): string {
  const compact = typed.replaceAll(/[\s().-]/g, '');
  const isTunisian = LOCAL.test(compact) || WITH_PREFIX.test(compact);
  return isTunisian
    ? formatPhone(PHONE_PREFIX + compact.slice(-8)).replaceAll('\u00A0', ' ')
    : typed;
}
