import { MAX_LEAD_MS } from './clock.ts';
import type { Db } from './database.ts';

/** The value of a setting. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** The value of a setting, which is locked until the transaction ends. */
export async function lockSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .updateTable('settings')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}

/** Inserts a setting unless it exists. Returns the stored value. */
export async function insertSettingIfAbsent(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSetting(db, name)) ?? value;
}

/**
 * Takes a lease, which one process has at a time. It is free when it was released or has expired.
 * @param lease.until when it expires, in milliseconds since 1970
 */
export async function takeLease(
  db: Db,
  name: string,
  lease: { now: number; until: number },
): Promise<boolean> {
  const row = await db
    .insertInto('leases')
    .values({ name, until: lease.until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ until: lease.until })
        .where((eb) =>
          eb.or([
            eb('leases.until', '<=', lease.now),
            eb('leases.until', '>', lease.now + MAX_LEAD_MS),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Extends a lease. Returns false when another process has it now. */
export async function extendLease(
  db: Db,
  name: string,
  lease: { from: number; until: number },
): Promise<boolean> {
  const result = await db
    .updateTable('leases')
    .set({ until: lease.until })
    .where('name', '=', name)
    .where('until', '=', lease.from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets a setting. */
export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
