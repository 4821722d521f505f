import { findUnreachableOrders } from '../db/calls.ts';
import type { Db } from '../db/database.ts';
import { findUnconfirmedOrders, type LateOrdersQuery } from '../db/open-orders.ts';
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
  return cancelAll(context, {
    cause: 'unconfirmed',
    find: findUnconfirmedOrders,
    maxAgeMs: unconfirmedHours * HOUR,
  });
}

/**
 * Cancels the orders whose customers could not be reached in the days that the owner set, counted from the first call.
 * An order that nobody called, and one with a later call, is not cancelled.
 * @returns the number of cancelled orders
 */
export async function cancelUnreachableOrders(context: AppContext): Promise<number> {
  const { maxCallDays } = context.orderSettings;
  if (maxCallDays === undefined || !context.features.has('confirmation')) return 0;
  return cancelAll(context, {
    cause: 'unreachable',
    find: findUnreachableOrders,
    maxAgeMs: maxCallDays * 24 * HOUR,
  });
}

/** Which orders are late: how they are found, and from which age on, in milliseconds. */
type LateRule = {
  cause: 'unconfirmed' | 'unreachable';
  find: (db: Db, query: LateOrdersQuery) => Promise<string[]>;
  maxAgeMs: number;
};

async function cancelAll(
  context: AppContext,
  { cause, find, maxAgeMs }: LateRule,
): Promise<number> {
  const findLate = (db: Db, of: { limit: number; only?: string }) => {
    const now = context.now();
    return find(db, { before: now - maxAgeMs, now, ...of });
  };
  let cancelled = 0;
  for (;;) {
    const found = await findLate(context.database.db, { limit: BATCH });
    for (const commandId of found) {
      const isStillDue = async (db: Db) =>
        (await findLate(db, { limit: 1, only: commandId })).length > 0;
      if (await cancelUnconfirmedOrder(context, commandId, { cause, isStillDue })) cancelled += 1;
    }
    if (found.length < BATCH) return cancelled;
  }
}
