import type { MessageLanguage } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { formatPhone, telUrl, whatsAppUrl } from '@shop/i18n';
import { useBuyerTexts } from '../../../features/buyer-messages/use-buyer-texts.ts';
import { writeLink, type WriteLink } from '../../../features/buyer-messages/write-link.ts';
import { callableNumbers } from '../../../lib/callable-numbers.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { contactMessage } from '../components/contact-message.ts';

/** The links to call the customer and to write a WhatsApp message. */
export type ContactLinks = {
  /** As it is shown: `+216 98 765 432`. */
  number: string;
  call: string;
  write: WriteLink;
};

/** The links of each phone number of an order, with a message in a language; empty without a phone number. */
export function useContactLinks(order: Order, language: MessageLanguage): ContactLinks[] {
  const shop = useShop();
  const loaded = useBuyerTexts(language);
  const text = loaded.texts ? contactMessage(order, shop, loaded.texts) : '';
  return callableNumbers(order.number).map((number) => ({
    number: formatPhone(number),
    call: telUrl(number),
    write: writeLink(whatsAppUrl(number, text), loaded),
  }));
}
