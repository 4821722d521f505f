import { normalizePhone } from '@shop/contract/phone';
import { tunisianDigits } from '@shop/contract/tunisian-phone';
import { phoneKey } from './phone-key.ts';

/** Characters that are not within one number; a plus begins the next one. */
const BETWEEN_NUMBERS = /[^\d+\s\p{Pd}().·/]+|(?=\+)/u;
/** A shorter run of digits is a part of a number, or a remark. */
const MIN_DIGITS = 6;
/** More digits than E.164 allows are several numbers. */
const MAX_DIGITS = 15;
const TUNISIAN_NUMBERS = /^(?:(?:(?:00)?216)?\d{8})+$/;
const TUNISIAN_NUMBER = /(?:(?:00)?216)?(\d{8})/g;

/**
 * The phone numbers in the field of an order, each the same text in any notation: a shopper may type two of them. A
 * text without a number is one key, as it is; an empty one has none.
 */
export function phoneKeys(typed: string): string[] {
  const phone = normalizePhone(typed);
  if (phone === '') return [];
  const keys = phone.split(BETWEEN_NUMBERS).flatMap(keysOfPart);
  return [...new Set(keys.length > 0 ? keys : [phoneKey(phone) || phone])];
}

function keysOfPart(part: string): string[] {
  const tunisian = tunisianDigits(part);
  if (tunisian !== undefined) return [tunisian];
  const sides = part.split('/');
  const areNumbers = sides.length > 1 && sides.every((side) => digitsOf(side) >= MIN_DIGITS);
  if (areNumbers) return sides.flatMap(keysOfPart);
  if (digitsOf(part) < MIN_DIGITS) return [];
  const digits = part.replace(/\D/g, '');
  if (digits.length > MAX_DIGITS && TUNISIAN_NUMBERS.test(digits)) {
    return Array.from(digits.matchAll(TUNISIAN_NUMBER), ([, number = '']) => number);
  }
  return [phoneKey(part)];
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}

/**
 * The number of an order by which unconfirmed orders are counted: the first one in the field, without remarks. Empty
 * for an empty field.
 */
export function firstPhoneKey(typed: string): string {
  return phoneKeys(typed)[0] ?? '';
}
