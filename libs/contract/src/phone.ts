import { MAX_LENGTH } from './constants.ts';

/**
 * Whether a text can be somebody's phone number: 6 to 15 digits (E.164 at most), whatever stands
 * between them. No real number is refused, foreign or written with a remark.
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return text.length <= MAX_LENGTH.phone && digits >= 6 && digits <= 15;
}
