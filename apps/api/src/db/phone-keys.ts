import { normalizePhone } from '@shop/contract/phone';
import { phoneNumbers } from '@shop/contract/phone-numbers';
import { phoneKey } from './phone-key.ts';

/**
 * The phone numbers in the field of an order, each the same text in any notation. A text without a number is one key, as
 * it is; an empty one has none.
 */
export function phoneKeys(typed: string): string[] {
  const phone = normalizePhone(typed);
  if (phone === '') return [];
  const numbers = phoneNumbers(phone);
  return numbers.length > 0 ? numbers : [phoneKey(phone) || phone];
}

/** Zeros and repeated prefixes before the eight digits of a Tunisian number: a person who reads them dials the same. */
const PREFIXES = /^(?:0|216)+(?=\d{8}$)/;

/**
 * The number of an order by which unconfirmed orders are counted: the first one in the field, without remarks and
 * prefixes. Empty for an empty field.
 */
export function firstPhoneKey(typed: string): string {
  const [first = ''] = phoneKeys(typed);
  return first.replace(PREFIXES, '');
}
