import { BIN_LIFE_MS, IDEMPOTENCY_KEY_LIFE_MS, UNDO_WINDOW_MS } from '@shop/contract/constants';
import { deleteOldCallLeases } from '../db/calls.ts';
import { deleteOldChanges } from '../db/catalogue-changes.ts';
import { deleteOldBinEntries } from '../db/bin.ts';
import { deleteOldAttempts } from '../db/attempts.ts';
import { deleteOldEditUndos } from '../db/edit-undos.ts';
import { deleteOldSenders } from '../db/customers.ts';
import { deleteOldIdempotencyRecords } from '../db/idempotency.ts';
import { deleteOldSources } from '../db/known-sources.ts';
import { deleteOldUndos } from '../db/order-undo.ts';
import { deleteOldSessions } from '../db/sessions.ts';
import type { AppContext } from './app-context.ts';
import { indexAllOrders, indexLatestOrders } from './customer-index.ts';
import { removeFirstPassword } from './first-password.ts';
import { KNOWN_SOURCE_LIFE_MS } from './known-sources.ts';
import { deleteOldEvents } from './security-events.ts';
import { cancelUnconfirmedOrders, cancelUnreachableOrders } from './unconfirmed-orders.ts';

const HOUR = 3_600_000;
const INTERVAL_MS = HOUR / 6;
const SENDER_LIFE_MS = 7 * 24 * HOUR;

/**
 * Deletes expired data: rate limit counters, idempotency records, sessions, leases of calls, senders of orders, what
 * an undo needed, entries of the bin, security events, catalogue changes and the first password. Adds the latest
 * orders to the index of customers.
 */
export async function cleanUp(context: AppContext): Promise<void> {
  const now = context.now();
  await context.database.transact(async (db) => {
    await deleteOldAttempts(db, now, HOUR);
    await deleteOldIdempotencyRecords(db, {
      keys: now - IDEMPOTENCY_KEY_LIFE_MS,
      fingerprints: now - HOUR,
    });
    await deleteOldSessions(db, now, 24 * HOUR);
    await deleteOldSources(db, now - KNOWN_SOURCE_LIFE_MS);
    await deleteOldCallLeases(db, now);
    await deleteOldSenders(db, now, SENDER_LIFE_MS);
    await deleteOldUndos(db, now, UNDO_WINDOW_MS);
    await deleteOldEditUndos(db, now, UNDO_WINDOW_MS);
    await deleteOldBinEntries(db, now - BIN_LIFE_MS);
  });
  await deleteOldEvents(context);
  await deleteOldChanges(context.database);
  await removeFirstPassword(context);
  await indexLatestOrders(context);
}

/**
 * Cleans up and cancels unconfirmed and unreachable orders every ten minutes. Several processes may run it. At once it
 * adds the orders to the index of customers that an older version did not.
 * @param onError receives errors; the next run tries again
 * @returns a function that stops the cleanup
 */
export function startScheduledCleanup(
  context: AppContext,
  onError: (error: unknown) => void,
): () => void {
  indexAllOrders(context).catch(onError);
  const timer = setInterval(() => {
    cleanUp(context).catch(onError);
    cancelUnconfirmedOrders(context).catch(onError);
    cancelUnreachableOrders(context).catch(onError);
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
