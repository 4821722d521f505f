import { fold } from '@shop/contract/fold';
import type { Order } from '@shop/contract/schemas';
import type { ListSource } from '../../features/screen/use-list.ts';

/** The name of everything read about orders among the queries. */
export const ORDERS = 'orders';

/** Whether an order answers a folded search: its number, its client's name or phone, spaces apart. */
export function orderMatches(order: Order, search: string): boolean {
  const digits = search.replace(/\D/g, '');
  const bare = (text: string) => fold(text).replace(/[\s-]/g, '');
  return (
    fold(order.client_name).includes(search) ||
    bare(order.command_id).includes(bare(search)) ||
    (digits.length > 2 && order.number.replace(/\D/g, '').includes(digits))
  );
}

/** The orders, newest first as the host gives them. */
export const orderSource: ListSource<Order> = {
  name: ORDERS,
  pageSize: 12,
  searchFeature: 'status',
  matches: orderMatches,
  read: (client, query, options) => client.listOrders(query, options),
};
