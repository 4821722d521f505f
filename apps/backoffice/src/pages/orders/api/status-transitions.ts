import { STATUS_TRANSITIONS, type OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';

/** A status that an order can change to: never `new`. */
export type TargetStatus = Exclude<OrderStatus, 'new'>;

function isTargetStatus(status: OrderStatus): status is TargetStatus {
  return status !== 'new';
}

/** The allowed status transitions of an order; none without a status. */
export function statusTransitions({ status }: Pick<Order, 'status'>): TargetStatus[] {
  return status ? STATUS_TRANSITIONS[status].filter(isTargetStatus) : [];
}

/** The status transitions that all of several orders have. */
export function commonStatusTransitions(orders: readonly Pick<Order, 'status'>[]): TargetStatus[] {
  const [first, ...others] = orders.map(statusTransitions);
  return (first ?? []).filter((status) => others.every((next) => next.includes(status)));
}

/** Statuses that need a confirmation: they cannot be undone and change the stock. */
export function needsConfirmation(status: TargetStatus): status is 'cancelled' | 'returned' {
  return status === 'cancelled' || status === 'returned';
}
