import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** The id of the record of a number `c`: the one that it was merged into, else its own. */
export const CUSTOMER_ID = sql<number>`coalesce(c.customer_id, c.origin_id, c.id)`;
/** The id of the record of a number `c` before any merge. */
export const ORIGIN = sql<number>`coalesce(c.origin_id, c.id)`;

/**
 * Gives each number of an order a record, and locks the numbers until the transaction ends. A number that is not known
 * yet belongs to the record of another number of the same order; the records of known numbers stay as they are, because
 * anybody can place an order with the numbers of two strangers.
 */
export async function linkNumbers(db: Db, keys: readonly string[]): Promise<void> {
  const known = await findNumbers(db, keys);
  let origin =
    keys.map((key) => known.get(key)).find((customerId) => customerId !== undefined) ?? null;
  // In one order, so that two orders with the same two numbers do not wait for each other.
  for (const key of keys.toSorted()) {
    const { id, originId } = await db
      .insertInto('customer_phones')
      .values({ phone_key: key, origin_id: origin, customer_id: null })
      // The update locks a known number.
      .onConflict((conflict) => conflict.column('phone_key').doUpdateSet({ phone_key: key }))
      .returning(['id', 'origin_id as originId'])
      .executeTakeFirstOrThrow();
    // Another transaction may have inserted it meanwhile.
    origin ??= originId ?? id;
  }
}

/** The records of those numbers that are known, by number. */
export async function findNumbers(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('customer_phones as c')
    .select(['c.phone_key as key', CUSTOMER_ID.as('customerId')])
    .where('c.phone_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, customerId }) => [key, customerId]));
}

/**
 * Deletes the numbers without any order, unless the owner wrote something into their record or merged it.
 * @param options.isErased deletes them anyway, with what the owner wrote, because the person is to be forgotten
 */
export async function deleteUnusedNumbers(
  db: Db,
  keys: readonly string[],
  { isErased = false } = {},
): Promise<void> {
  for (const key of keys.toSorted()) {
    // A concurrent order with this number waits, or is seen by the next statement.
    const number = await db
      .updateTable('customer_phones')
      .set({ phone_key: key })
      .where('phone_key', '=', key)
      .returning(['id', 'origin_id as originId', 'customer_id as mergedInto'])
      .executeTakeFirst();
    if (!number || (await isUsed(db, key))) continue;
    const origin = number.originId ?? number.id;
    if (!isErased) {
      const isMerged = number.mergedInto !== null || (await isMergeTarget(db, origin));
      const isKept = isMerged || (await hasOwnersData(db, origin));
      if (isKept) continue;
    }
    await db.deleteFrom('customer_phones').where('id', '=', number.id).execute();
    if (await hasNumbers(db, origin)) continue;
    await deleteOwnersData(db, origin);
    await separateFrom(db, origin);
  }
}

async function isUsed(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_phones')
    .select('order_id')
    .where('phone_key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasNumbers(db: Db, origin: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_phones as c')
    .select('c.id')
    .where((eb) => eb.or([eb('c.id', '=', origin), eb('c.origin_id', '=', origin)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isMergeTarget(db: Db, origin: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_phones')
    .select('id')
    .where('customer_id', '=', origin)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the numbers that were merged into a record to their own records: it has no number any more. */
async function separateFrom(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('customer_phones')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}

async function hasOwnersData(db: Db, origin: number): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from customers
    where id = ${origin} and (blocked_at is not null or tags <> '[]' or message_language is not null)
    union all select 1 from customer_notes where customer_id = ${origin} limit 1`.execute(db);
  return rows.length > 0;
}

async function deleteOwnersData(db: Db, origin: number): Promise<void> {
  await db.deleteFrom('customer_notes').where('customer_id', '=', origin).execute();
  await db.deleteFrom('customers').where('id', '=', origin).execute();
}
