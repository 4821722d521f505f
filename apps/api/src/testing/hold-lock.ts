import type { Db } from '../db/database.ts';
import { lockVariants } from '../db/stock.ts';
import { openTestDatabase, type TestDatabase } from './each-database.ts';

/** Holds a lock as another process would; returns the function that commits its transaction. */
export async function holdLock(
  testDatabase: TestDatabase,
  lock: (db: Db) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const otherProcess = await openTestDatabase(testDatabase);
  const isLocked = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  const locking = otherProcess.transact(async (db) => {
    await lock(db);
    isLocked.resolve();
    await isReleased.promise;
  });
  await isLocked.promise;
  return async () => {
    isReleased.resolve();
    await locking;
    await otherProcess.close();
  };
}

/** Holds the lock of a product's variants, without which no order of it can be placed. */
export function holdProduct(
  testDatabase: TestDatabase,
  product: string,
): Promise<() => Promise<void>> {
  return holdLock(testDatabase, (db) => lockVariants(db, Number(product)));
}
