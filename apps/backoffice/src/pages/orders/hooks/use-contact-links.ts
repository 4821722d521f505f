import type { Order } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import { useFixedT } from '../../../features/language/use-fixed-t.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { callLink, contactMessage, whatsAppLink } from '../components/contact-message.ts';

/**
 * The links to call the customer and to write a WhatsApp message in a language; undefined for an
 * invalid phone number.
 */
export function useContactLinks(
  order: Order,
  language: Language,
): { call: string; write: string } | undefined {
  const shop = useShop();
  const texts = useFixedT(language);
  const call = callLink(order.number);
  const write = whatsAppLink(order.number, contactMessage(order, shop, texts, language));
  return call === undefined || write === undefined ? undefined : { call, write };
}
