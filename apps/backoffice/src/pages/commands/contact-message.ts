import { isPhone } from '@shop/contract/phone';
import type { Order } from '@shop/contract/schemas';
import { formatMoney, internationalDigits, type Language } from '@shop/i18n';
import type { Translate } from '@shop/i18n';

/** What the owner writes to a client, by where the order stands; the others only open a talk. */
const MESSAGES = {
  new: 'new',
  confirmed: 'confirmed',
  shipped: 'shipped',
  delivered: 'other',
  cancelled: 'other',
  returned: 'other',
} as const;

/**
 * The message about an order that waits, written, in WhatsApp.
 * @param t the texts of the client's language, not of the owner's
 */
export function contactMessage(
  order: Order,
  shopName: string,
  t: Translate,
  language: Language,
): string {
  const kind = order.status ? MESSAGES[order.status] : 'other';
  const name = order.client_name.trim();
  const greeting = shopName
    ? t('orderLetters.greetingFrom', { name, shop: shopName })
    : t('orderLetters.greeting', { name });
  const total = formatMoney(order.total_amount, language);
  return `${greeting} ${t(`orderLetters.${kind}`, { id: order.command_id, total })}`;
}

/** Where a number can be called; undefined for one that is no phone's. */
export function callLink(phone: string): string | undefined {
  return isPhone(phone) ? `tel:+${internationalDigits(phone)}` : undefined;
}

/** Opens a talk on WhatsApp with a message already written; undefined for a number that is no phone's. */
export function whatsAppLink(phone: string, message: string): string | undefined {
  if (!isPhone(phone)) return undefined;
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(message)}`;
}
