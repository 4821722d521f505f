import { normalizePhone, phoneDigits } from './phone.ts';
import { tunisianDigits } from './tunisian-phone.ts';

/** Characters that are not within one number; a plus begins the next one. */
const BETWEEN_NUMBERS = /[^\d+\s\p{Pd}().·/]+|(?=\+)/u;
/** A shorter run of digits is a part of a number, or a remark. */
const MIN_DIGITS = 6;
/** More digits than E.164 allows are several numbers. */
const MAX_DIGITS = 15;
const TUNISIAN_NUMBERS = /^(?:(?:(?:00)?216)?\d{8})+$/;
const TUNISIAN_NUMBER = /(?:(?:00)?216)?(\d{8})/g;

/**
 * The different phone numbers in a phone field, each the same text in any notation: eight digits in Tunisia, otherwise
 * all digits without `+` or `00`. A shopper may type two of them. Empty for a text without a number.
 */
export function phoneNumbers(typed: string): string[] {
  return [...new Set(normalizePhone(typed).split(BETWEEN_NUMBERS).flatMap(numbersOfPart))];
}

function numbersOfPart(part: string): string[] {
  const tunisian = tunisianDigits(part);
  if (tunisian !== undefined) return [tunisian];
  const sides = part.split('/');
  const areNumbers = sides.length > 1 && sides.every((side) => digitCount(side) >= MIN_DIGITS);
  if (areNumbers) return sides.flatMap(numbersOfPart);
  if (digitCount(part) < MIN_DIGITS) return [];
  const digits = part.replace(/\D/g, '');
  if (digits.length > MAX_DIGITS && TUNISIAN_NUMBERS.test(digits)) {
    return Array.from(digits.matchAll(TUNISIAN_NUMBER), ([, number = '']) => number);
  }
  return [phoneDigits(part)];
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length;
}
