import { orderRequestSchema } from '@shop/contract/schemas';
import { describe, expect, inject, test } from 'vitest';
import type { Database, Db } from '../db/database.ts';
import { ProductLockedError } from '../db/errors.ts';
import { lockPhone } from '../db/open-orders.ts';
import { MAX_WAIT_MS } from '../db/wait-budget.ts';
import { createPostgresDatabase, openTestDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody, readStock } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { waitedRequest } from '../testing/waited-request.ts';
import { placeOrder } from './place-order.ts';

/** Runs work while a transaction of another process has a lock. */
async function whileLocked<Result>(
  other: Database,
  lock: (db: Db) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const isLocked = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  const locking = other.transact(async (db) => {
    await lock(db);
    isLocked.resolve();
    await isReleased.promise;
  });
  await isLocked.promise;
  try {
    return await work();
  } finally {
    isReleased.resolve();
    await locking;
    await other.close();
  }
}

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase, { orderSettings: { maxOpenOrders: 5 } });

  const openProcess = () => openTestDatabase(getApi().testDatabase);
  const addOrder = async (key: string) => {
    const { product_Id: product } = await addProduct(getApi(), getApi().token);
    const draft = orderRequestSchema.parse(orderBody(product, { client_name: key }));
    const place = () => placeOrder(getApi().context, draft, { key, address: '203.0.113.7' });
    return { product, draft, place };
  };

  test('O6 a repeat gets the first response when its phone number stays locked', async () => {
    const { product, draft, place } = await addOrder('phone');
    const first = await place();
    const lock = (db: Db) => lockPhone(db, 'postgres', draft.number);
    expect(await whileLocked(await openProcess(), lock, place)).toEqual(first);
    expect(await readStock(getApi(), product)).toEqual({ M: 4, L: 2 });
  });

  test('ADR 0103 an order that has no time to look for an earlier response says that its product is locked', async () => {
    const { product, place } = await addOrder('late');
    const lock = (db: Db) =>
      db
        .updateTable('variants')
        .set({ position: 0 })
        .where('product_id', '=', Number(product))
        .execute();
    const late = waitedRequest(MAX_WAIT_MS - 500);
    const placing = whileLocked(await openProcess(), lock, () => late.run(place));
    await expect(placing).rejects.toBeInstanceOf(ProductLockedError);
  });
});
