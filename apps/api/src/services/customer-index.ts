import { findIdBefore, findUnindexedOrders, indexOrder } from '../db/customer-index.ts';
import type { AppContext } from './app-context.ts';

/** An older process of the same database runs only during a deployment. */
const LATEST_ORDERS = 10_000;
const BATCH = 100;

/** Adds those of the latest orders to the index of customers that an older process has placed. */
export async function indexLatestOrders({ database }: Pick<AppContext, 'database'>): Promise<void> {
  let after = await findIdBefore(database.db, LATEST_ORDERS);
  for (;;) {
    const orders = await findUnindexedOrders(database.db, after, BATCH);
    for (const order of orders) await database.transact((db) => indexOrder(db, order));
    after = orders.at(-1)?.id ?? after;
    if (orders.length < BATCH) return;
  }
}
