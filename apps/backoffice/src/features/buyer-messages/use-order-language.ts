import type { Order } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { ORDERS } from '../../lib/query-keys.ts';
import { useShop } from '../../lib/shop-context.ts';
import {
  useMessageLanguage,
  type Announce,
  type Buyer,
  type ChosenLanguage,
} from './use-message-language.ts';

/** The part of an order that its buyer is found by. */
type OrderOfBuyer = Pick<Order, 'command_id' | 'number' | 'message_language'>;

/** The buyer of an order. */
export function buyerOf({ command_id: id, number, message_language: stored }: OrderOfBuyer): Buyer {
  return { id, number, stored };
}

/** The language of the messages about an order, and its choice for the customer of the order. */
export function useOrderLanguage(order: OrderOfBuyer, announce: Announce): ChosenLanguage {
  const { client } = useShop();
  const queryClient = useQueryClient();
  const { command_id: id } = order;
  const findCustomer = async () => {
    // The customer's file is mostly beside the order already.
    const { customer } = await queryClient.ensureQueryData({
      queryKey: [ORDERS, 'customer', id],
      queryFn: ({ signal }) => client.customers.getOfOrder(id, { signal }),
    });
    return customer.id;
  };
  return useMessageLanguage(buyerOf(order), { announce, findCustomer });
}
