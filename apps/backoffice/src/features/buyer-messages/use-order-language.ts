import { useQueryClient } from '@tanstack/react-query';
import { ORDERS } from '../../lib/query-keys.ts';
import { useShop } from '../../lib/shop-context.ts';
import { buyerOf, type OrderOfBuyer } from './use-language-of-buyer.ts';
import {
  useMessageLanguage,
  type ChosenLanguage,
  type SaveNotices,
} from './use-message-language.ts';

/** The language of the messages about an order, and its choice for the customer of the order. */
export function useOrderLanguage(order: OrderOfBuyer, notices: SaveNotices): ChosenLanguage {
  const { client } = useShop();
  const queryClient = useQueryClient();
  const { command_id: id } = order;
  const findCustomer = async () => {
    // The customer's record is mostly beside the order already.
    const { customer } = await queryClient.ensureQueryData({
      queryKey: [ORDERS, 'customer', id],
      queryFn: ({ signal }) => client.customers.getOfOrder(id, { signal }),
    });
    return customer.id;
  };
  return useMessageLanguage(buyerOf(order), { notices, findCustomer });
}
