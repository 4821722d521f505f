import type { Db } from './database.ts';

/** A named text kept with the data, or undefined. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Keeps a text under a name unless there is one already; answers the one that is kept. */
export async function keepSetting(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSetting(db, name)) ?? value;
}

/**
 * Takes a lease that only one process holds at a time: free when nobody holds it, or the holder's
 * has ended.
 * @param until when it ends by itself, in milliseconds since 1970
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
        .where('leases.until', '<=', lease.now),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves a held lease's end; false when it was lost meanwhile. */
export async function moveLease(
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

/** Sets a named text, whatever it was. */
export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
