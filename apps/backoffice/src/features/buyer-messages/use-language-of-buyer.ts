import type { MessageLanguage } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { internationalDigits } from '@shop/i18n';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useShop } from '../../lib/shop-context.ts';

/** Whom a message is written to. */
export type Buyer = {
  /** The order or the message that is answered: without customers' records, a choice is for it only. */
  id: string;
  /** The phone number; empty when it is not known. */
  number: string;
  /** The language in the customer's record. */
  stored: MessageLanguage | undefined;
};

/** The part of an order that its buyer is found by. */
export type OrderOfBuyer = Pick<Order, 'command_id' | 'number' | 'message_language'>;

/** The buyer of an order. */
export function buyerOf({ command_id: id, number, message_language: stored }: OrderOfBuyer): Buyer {
  return { id, number, stored };
}

/** A language that was chosen on this device, and the one that the record had then. */
export type Choice = {
  language: MessageLanguage;
  before: MessageLanguage | undefined;
  isUnsaved: boolean;
};

/** The language of the messages to a buyer, where it cannot be chosen: the record's one, else French. */
export function useLanguageOfBuyer(buyer: Buyer): MessageLanguage {
  return useChoice(buyer).language;
}

/** The key of the choice for a buyer, and whether it is saved in the customer's record. */
export function useChoiceKey({ id, number }: Buyer) {
  const { client } = useShop();
  const isSaved = client.features().has('customers') && number !== '';
  return { isSaved, key: ['message-language', isSaved ? internationalDigits(number) : id] };
}

/** The choice for a buyer that is current: a record that has changed since has the latest choice. */
export function useChoice(buyer: Buyer) {
  const { key } = useChoiceKey(buyer);
  const { data: choice } = useQuery<Choice | null>({
    queryKey: key,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const isCurrent = choice && choice.before === buyer.stored;
  return {
    language: isCurrent ? choice.language : (buyer.stored ?? 'fr'),
    isUnsaved: isCurrent ? choice.isUnsaved : false,
  };
}
