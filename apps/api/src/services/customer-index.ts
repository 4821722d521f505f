import { findIdBefore, findUnindexedOrders, indexOrder } from '../db/customer-index.ts';
import type { Database } from '../db/database.ts';
import type { AppContext } from './app-context.ts';

const LATEST_ORDERS = 10_000;
const BATCH = 100;

/**
 * Adds those of the latest 10,000 orders to the index of customers that are not in it. An order is not indexed when
 * it is placed, so that a shopper does not wait for what only the owner reads: each read of customers calls this
 * first, and the scheduled cleanup.
 */
export async function indexLatestOrders({ database }: Pick<AppContext, 'database'>): Promise<void> {
  await indexOrdersAfter(database, await findIdBefore(database.db, LATEST_ORDERS));
}

/** Adds every order to the index of customers that is not in it, for example after an upgrade. */
export async function indexAllOrders({ database }: Pick<AppContext, 'database'>): Promise<void> {
  await indexOrdersAfter(database, 0);
}

/** Each order has a transaction of its own: a shopper waits for one of them at most. */
async function indexOrdersAfter(database: Database, id: number): Promise<void> {
  let after = id;
  for (;;) {
    const orders = await findUnindexedOrders(database.db, after, BATCH);
    for (const order of orders) await database.transact((db) => indexOrder(db, order));
    after = orders.at(-1) ?? after;
    if (orders.length < BATCH) return;
  }
}
