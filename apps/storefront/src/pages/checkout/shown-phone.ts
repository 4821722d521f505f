import { PHONE_PREFIX } from '@shop/contract/constants';
import { formatPhone } from '@shop/i18n';

const LOCAL = /^\d{8}$/;
const WITH_PREFIX = /^(?:\+|00)216\d{8}$/;

/**
 * A Tunisian number as the shop shows it, `+216 98 765 432`, with or without its prefix, however it
 * was grouped. Anything else stays as it was typed: a foreign number, one that is not finished, one
 * with a remark.
 */
export function shownPhone(typed: string): string {
  const dense = typed.replaceAll(/[\s().-]/g, '');
  const isTunisian = LOCAL.test(dense) || WITH_PREFIX.test(dense);
  return isTunisian ? formatPhone(PHONE_PREFIX + dense.slice(-8)).replaceAll('\u00A0', ' ') : typed;
}
