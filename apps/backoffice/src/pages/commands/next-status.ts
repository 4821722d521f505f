import { STATUS_TRANSITIONS, type OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';

/** A status an order can be moved to: none becomes new again. */
export type NextStatus = Exclude<OrderStatus, 'new'>;

function isNext(status: OrderStatus): status is NextStatus {
  return status !== 'new';
}

/** Where an order may go from its status; nowhere on a host that has none. */
export function nextStatuses({ status }: Pick<Order, 'status'>): NextStatus[] {
  return status ? STATUS_TRANSITIONS[status].filter(isNext) : [];
}

/** Where every one of several orders may go. */
export function commonNextStatuses(orders: readonly Pick<Order, 'status'>[]): NextStatus[] {
  const [first, ...others] = orders.map(nextStatuses);
  return (first ?? []).filter((status) => others.every((next) => next.includes(status)));
}

/** The statuses that end an order's way against the shop's wish: they are asked about first. */
export function isAskedAbout(status: NextStatus): status is 'cancelled' | 'returned' {
  return status === 'cancelled' || status === 'returned';
}
