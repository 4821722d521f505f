import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { phoneDigits } from '@shop/contract/phone';
import { tunisianDigits } from '@shop/contract/tunisian-phone';

/** The same text for a phone number in any notation, with or without the prefix of Tunisia. */
export function phoneKey(phone: string): string {
  return tunisianDigits(phone) ?? (phoneDigits(phone) || normalizeForSearch(phone));
}
