import type { MessageLanguage } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { formatBuyerAmount, type BuyerTexts } from '@shop/i18n/buyer-messages';
import { buyerGreeting } from '../../../features/buyer-messages/buyer-greeting.ts';

/** The text for each status; after the delivery it is only a greeting. */
const MESSAGES = {
  new: 'new',
  confirmed: 'confirmed',
  shipped: 'shipped',
  delivered: 'other',
  cancelled: 'other',
  returned: 'other',
} as const;

/** The shop as a message has it; its URL only where the storefront's is configured. */
type Shop = { name: string; url?: string | undefined };

/**
 * The WhatsApp message about an order. While the order is new, it has the customer's link to confirm it, where the API
 * server offers one.
 * @param texts the texts of the customer's language
 */
export function contactMessage(
  order: Order,
  { name: shopName, url }: Shop,
  texts: BuyerTexts,
): string {
  const { t, language } = texts;
  const kind = order.status ? MESSAGES[order.status] : 'other';
  const greeting = buyerGreeting(order.client_name, shopName, texts);
  const total = formatBuyerAmount(order.total_amount, texts);
  const values = { id: order.command_id, total };
  const { link_token: token } = order;
  const text =
    kind === 'new' && token !== undefined && url !== undefined
      ? t('contactMessage.newWithLink', { ...values, link: linkUrl(url, token, language) })
      : t(`contactMessage.${kind}`, values);
  return `${greeting} ${text}`;
}

/**
 * The page of an order's link, which is in French or in English: in French for Arabic and Darija. Its token is in the
 * hash, which browsers send to no server.
 */
function linkUrl(shopUrl: string, token: string, language: MessageLanguage): string {
  const link = new URL(language === 'en' ? '/en/order' : '/order', shopUrl);
  link.hash = token;
  return link.href;
}
