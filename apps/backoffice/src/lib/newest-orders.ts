import type { Order } from '@shop/contract/schemas';

/**
 * The newest orders first, on any API server: by time where every order has one, else by number where
 * all are numbers, else in the order of the list.
 */
export function newestFirst(orders: readonly Order[]): Order[] {
  if (orders.every(({ created_at }) => created_at !== undefined)) {
    return orders.toSorted((one, other) => timeOf(other) - timeOf(one));
  }
  if (orders.every(({ command_id }) => /^\d+$/.test(command_id))) {
    return orders.toSorted((one, other) => Number(other.command_id) - Number(one.command_id));
  }
  return [...orders];
}

function timeOf({ created_at }: Order): number {
  return Date.parse(created_at ?? '');
}
