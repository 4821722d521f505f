import type { Order } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { hasSamePhone, searchableDigits } from '../../../lib/order-search.ts';
import { ORDERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The server's search also finds the number in an order's number. */
const MAX_FETCHED = 50;

/**
 * The other orders of a customer, by phone number, and the unreadable ones among them; those of the list are on the
 * page of the list.
 * @param listed the listed orders: all orders, without the feature `paging`
 */
export function useCustomerOrders(order: Order, listed: readonly Order[] = []) {
  const { client } = useShop();
  const digits = searchableDigits(order.number);
  const canSearch = client.features().has('status');
  const { data } = useQuery({
    queryKey: [ORDERS, 'phone', digits],
    queryFn: ({ signal }) =>
      client.commands.list({ search: digits, limit: MAX_FETCHED }, { signal }),
    enabled: canSearch && digits !== '',
  });
  const found = canSearch ? (data?.items ?? []) : listed;
  const others = found.filter(
    (other) => other.command_id !== order.command_id && hasSamePhone(order, other),
  );
  return { others, unreadable: canSearch ? data?.unreadable : undefined };
}
