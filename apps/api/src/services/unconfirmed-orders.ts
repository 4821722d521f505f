import { findUnreachableOrders } from '../db/calls.ts';
import { findUnconfirmedOrders } from '../db/open-orders.ts';
import type { AppContext } from './app-context.ts';
import { cancelUnconfirmedOrder } from './orders.ts';

const HOUR = 3_600_000;
/** Orders that are found at once. */
const BATCH = 100;

/**
 * Cancels the orders that nobody confirmed in the time that the owner set, and returns their stock. Several processes
 * may run it: an order is cancelled once, and not at all when it was confirmed meanwhile.
 * @returns the number of cancelled orders
 */
export async function cancelUnconfirmedOrders(context: AppContext): Promise<number> {
  const { unconfirmedHours } = context.orderSettings;
  if (unconfirmedHours === undefined) return 0;
  const now = context.now();
  const before = now - unconfirmedHours * HOUR;
  return cancelAll(context, 'unconfirmed', () =>
    findUnconfirmedOrders(context.database.db, { before, now, limit: BATCH }),
  );
}

/**
 * Cancels the orders whose customers could not be reached in the days that the owner set, counted from the first call.
 * An order that nobody called, and one with a later call, is not cancelled.
 * @returns the number of cancelled orders
 */
export async function cancelUnreachableOrders(context: AppContext): Promise<number> {
  const { maxCallDays } = context.orderSettings;
  if (maxCallDays === undefined || !context.features.has('confirmation')) return 0;
  const now = context.now();
  const before = now - maxCallDays * 24 * HOUR;
  return cancelAll(context, 'unreachable', () =>
    findUnreachableOrders(context.database.db, { before, now, limit: BATCH }),
  );
}

async function cancelAll(
  context: AppContext,
  cause: 'unconfirmed' | 'unreachable',
  find: () => Promise<string[]>,
): Promise<number> {
  let cancelled = 0;
  for (;;) {
    const found = await find();
    for (const commandId of found) {
      if (await cancelUnconfirmedOrder(context, commandId, cause)) cancelled += 1;
    }
    if (found.length < BATCH) return cancelled;
  }
}
