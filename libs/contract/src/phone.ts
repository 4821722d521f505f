import { withAsciiDigits } from './ascii-digits.ts';
import { MAX_LENGTH } from './constants.ts';

/**
 * A typed phone number with ASCII digits and spaces, without invisible characters, such as the direction marks
 * around a number copied from a contact, and without outer spaces.
 */
export function normalizePhone(typed: string): string {
  // Full-width digits and no-break spaces too.
  return withAsciiDigits(typed.replace(/\p{Cf}/gu, '').normalize('NFKC')).trim();
}

/** The digits of a phone number in any notation, without `+` or `00`. */
export function phoneDigits(phone: string): string {
  return normalizePhone(phone).replace(/\D/g, '').replace(/^00/, '');
}

/**
 * Whether a text can be a phone number: 6 to 15 digits (the maximum of E.164) with any other
 * characters between them, so that foreign numbers and numbers with a remark are accepted.
 */
export function isPhone(text: string): boolean {
  const digits = normalizePhone(text).replace(/\D/g, '').length;
  return text.length <= MAX_LENGTH.phone && digits >= 6 && digits <= 15;
}
