import { MAX_LENGTH } from './constants.ts';

/**
 * Whether a text can be a phone number: 6 to 15 digits (the maximum of E.164) with any other
 * characters between them, so that foreign numbers and numbers with a remark are accepted.
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return text.length <= MAX_LENGTH.phone && digits >= 6 && digits <= 15;
}
