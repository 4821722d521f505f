import { isPhone } from '@shop/contract/phone';
import type { Order } from '@shop/contract/schemas';
import { formatMoney, internationalDigits, type Language, whatsAppUrl } from '@shop/i18n';
import type { TFunction } from 'i18next';

/** The text for each status; after the delivery it is only a greeting. */
const MESSAGES = {
  new: 'new',
  confirmed: 'confirmed',
  shipped: 'shipped',
  delivered: 'other',
  cancelled: 'other',
  returned: 'other',
} as const;

/**
 * The WhatsApp message about an order.
 * @param t the texts of the customer's language
 */
export function contactMessage(
  order: Order,
  shopName: string,
  t: TFunction,
  language: Language,
): string {
  const kind = order.status ? MESSAGES[order.status] : 'other';
  const name = order.client_name.trim();
  const greeting = shopName
    ? t('contactMessage.greetingFrom', { name, shop: shopName })
    : t('contactMessage.greeting', { name });
  const total = formatMoney(order.total_amount, language);
  return `${greeting} ${t(`contactMessage.${kind}`, { id: order.command_id, total })}`;
}

/** A `tel:` link; undefined for an invalid phone number. */
export function callLink(phone: string): string | undefined {
  return isPhone(phone) ? `tel:+${internationalDigits(phone)}` : undefined;
}

/** A WhatsApp link with a message; undefined for an invalid phone number. */
export function whatsAppLink(phone: string, message: string): string | undefined {
  return isPhone(phone) ? whatsAppUrl(phone, message) : undefined;
}
