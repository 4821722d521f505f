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
  const before = context.now() - unconfirmedHours * HOUR;
  let cancelled = 0;
  for (;;) {
    const found = await findUnconfirmedOrders(context.database.db, before, BATCH);
    for (const commandId of found) {
      if (await cancelUnconfirmedOrder(context, commandId)) cancelled += 1;
    }
    if (found.length < BATCH) return cancelled;
  }
}
