import { PHONE_PREFIX } from '@shop/contract/constants';

const PREFIX_DIGITS = PHONE_PREFIX.slice(1);

/** The digits of a Tunisian number without its prefix; undefined for the number of another country. */
function localDigits(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length === 8) return digits;
  return digits.length === 11 && digits.startsWith(PREFIX_DIGITS)
    ? digits.slice(PREFIX_DIGITS.length)
    : undefined;
}

/** Formats a Tunisian phone number as `+216 98 765 432` (NAV-6); any other number is unchanged. */
export function formatPhone(phone: string): string {
  const digits = localDigits(phone);
  if (digits === undefined) return phone;
  return [PHONE_PREFIX, digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].join('\u00A0');
}

/** The number for `tel:` and WhatsApp links: digits with the country prefix, without the plus. */
export function internationalDigits(phone: string): string {
  const local = localDigits(phone);
  return local === undefined ? phone.replace(/\D/g, '').replace(/^00/, '') : PREFIX_DIGITS + local;
}
