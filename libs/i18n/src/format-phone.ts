import { PHONE_PREFIX } from '@shop/contract/constants';
import { phoneDigits } from '@shop/contract/phone';

const PREFIX_DIGITS = PHONE_PREFIX.slice(1);

/** The digits of a Tunisian number without its prefix; undefined for the number of another country. */
function localDigits(phone: string): string | undefined {
  const digits = phoneDigits(phone);
  if (digits.length === 8) return phone.includes('+') ? undefined : digits;
  return digits.length === 11 && digits.startsWith(PREFIX_DIGITS)
    ? digits.slice(PREFIX_DIGITS.length)
    : undefined;
}

/** Formats a Tunisian phone number as `+216 98 765 432` (NAV-6); any other number is unchanged. */
export function formatPhone(phone: string): string {
  return localDigits(phone) === undefined
    ? phone
    : `${PHONE_PREFIX}\u00A0${formatLocalPhone(phone)}`;
}

/** Formats a Tunisian phone number as `98 765 432`, as it is called in Tunisia; any other number is unchanged. */
export function formatLocalPhone(phone: string): string {
  const digits = localDigits(phone);
  if (digits === undefined) return phone;
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].join('\u00A0');
}

/** A number with the country prefix, as digits without the plus. */
export function internationalDigits(phone: string): string {
  const local = localDigits(phone);
  return local === undefined ? phoneDigits(phone) : PREFIX_DIGITS + local;
}

/** The link that calls a number (RFC 3966). */
export function telUrl(phone: string): string {
  return `tel:+${internationalDigits(phone)}`;
}

/** The link that opens a WhatsApp message to a number, with a text where one is given. */
export function whatsAppUrl(phone: string, text = ''): string {
  const query = text === '' ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${internationalDigits(phone)}${query}`;
}
