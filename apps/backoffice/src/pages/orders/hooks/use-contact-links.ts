import type { MessageLanguage } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useBuyerTexts } from '../../../features/buyer-messages/use-buyer-texts.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { callLink, contactMessage, whatsAppLink } from '../components/contact-message.ts';

/**
 * The links to call the customer and to write a WhatsApp message in a language; undefined for an
 * invalid phone number.
 */
export function useContactLinks(
  order: Order,
  language: MessageLanguage,
): { call: string; write: string } | undefined {
  const shop = useShop();
  const texts = useBuyerTexts(language);
  const call = callLink(order.number);
  const write = whatsAppLink(order.number, contactMessage(order, shop, texts));
  return call === undefined || write === undefined ? undefined : { call, write };
}
