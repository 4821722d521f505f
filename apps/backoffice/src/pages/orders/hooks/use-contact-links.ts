import type { MessageLanguage } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useBuyerTexts } from '../../../features/buyer-messages/use-buyer-texts.ts';
import { writeLink, type WriteLink } from '../../../features/buyer-messages/write-link.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { callLink, contactMessage, whatsAppLink } from '../components/contact-message.ts';

/**
 * The links to call the customer and to write a WhatsApp message in a language; undefined for an
 * invalid phone number.
 */
export function useContactLinks(
  order: Order,
  language: MessageLanguage,
): { call: string; write: WriteLink } | undefined {
  const shop = useShop();
  const loaded = useBuyerTexts(language);
  const call = callLink(order.number);
  const text = loaded.texts ? contactMessage(order, shop, loaded.texts) : '';
  const write = whatsAppLink(order.number, text);
  if (call === undefined || write === undefined) return undefined;
  return { call, write: writeLink(write, loaded) };
}
