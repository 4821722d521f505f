import { searchWords } from '@shop/contract/normalize-for-search';
import { sql } from 'kysely';
import { phoneKeys } from './phone-keys.ts';
import type { Db } from './tables.ts';

/** The data of an order that the index of customers has. */
export type IndexedContact = { phone: string; name: string; city: string; street: string };

/** What the index of customers has of an order. */
export type IndexEntry = { keys: string[]; words: string[] };

/** The id of the file of a number `c`: the one that it was merged into, else its own. */
export const FILE = sql<number>`coalesce(c.customer_id, c.origin_id, c.id)`;
/** The id of the file of a number `c` before any merge. */
export const ORIGIN = sql<number>`coalesce(c.origin_id, c.id)`;

/** The numbers and the words of an order that customers are found by. */
export function indexEntry({ phone, name, city, street }: IndexedContact): IndexEntry {
  const keys = phoneKeys(phone);
  // The contact of an erased order has no phone.
  if (keys.length === 0) return { keys, words: [] };
  const words = [name, city, street].flatMap((text) => searchWords(text));
  return { keys, words: [...new Set(words)].filter((word) => word !== '') };
}

/**
 * The writes that add an order to the index. They give its number a file; several numbers have theirs already
 * (`linkNumbers`).
 */
function indexWrites(db: Db, orderId: number, { keys, words }: IndexEntry) {
  const [key, ...others] = keys;
  return [
    ...(key !== undefined && others.length === 0 ? [insertNumber(db, key, null)] : []),
    ...(keys.length > 0
      ? [
          db
            .insertInto('order_phones')
            .values(keys.map((each) => ({ order_id: orderId, phone_key: each })))
            .onConflict((conflict) => conflict.doNothing()),
        ]
      : []),
    ...(words.length > 0
      ? [
          db
            .insertInto('order_words')
            .values(words.map((word) => ({ order_id: orderId, word })))
            .onConflict((conflict) => conflict.doNothing()),
        ]
      : []),
  ];
}

/**
 * Gives each of several numbers of an order a file, and locks the numbers until the transaction ends. A number that is not known
 * yet belongs to the file of another number of the same order; the files of known numbers stay as they are, because
 * anybody can place an order with the numbers of two strangers.
 */
async function linkNumbers(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length < 2) return;
  const known = await findNumbers(db, keys);
  let origin = keys.map((key) => known.get(key)).find((file) => file !== undefined) ?? null;
  // In one order, so that two orders with the same two numbers do not wait for each other.
  for (const key of keys.toSorted()) {
    const { id, originId } = await insertNumber(db, key, origin)
      .returning(['id', 'origin_id as originId'])
      .executeTakeFirstOrThrow();
    // Another transaction may have inserted it meanwhile.
    origin ??= originId ?? id;
  }
}

/** Inserts a number unless it is known, and locks it. */
function insertNumber(db: Db, key: string, origin: number | null) {
  return db
    .insertInto('customer_phones')
    .values({ phone_key: key, origin_id: origin, customer_id: null })
    .onConflict((conflict) => conflict.column('phone_key').doUpdateSet({ phone_key: key }));
}

/** The files of those numbers that are known, by number. */
export async function findNumbers(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('customer_phones as c')
    .select(['c.phone_key as key', FILE.as('file')])
    .where('c.phone_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, file }) => [key, file]));
}

/** The ids of orders after an id that are not in the index. An erased order has no phone, and is never in it. */
export async function findUnindexedOrders(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id as "id" from orders o
    where o.id > ${after} and o.phone <> ''
      and not exists (select 1 from order_phones p where p.order_id = o.id)
    order by o.id limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The id before the latest `count` orders. */
export async function findIdBefore(db: Db, count: number): Promise<number> {
  const { id } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow();
  return Math.max(0, (id ?? 0) - count);
}

/** Forgets the senders of the orders before a time. */
export async function deleteOldSenders(db: Db, before: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}

/** Adds an order to the index, with its contact of this moment: an order that was erased or deleted meanwhile is not added. */
export async function indexOrder(db: Db, id: number): Promise<void> {
  // An update of the same value locks the order until the transaction ends.
  const contact = await db
    .updateTable('orders')
    .set((eb) => ({ phone: eb.ref('phone') }))
    .where('id', '=', id)
    .where('phone', '<>', '')
    .returning(['phone', 'client_name as name', 'city', 'street'])
    .executeTakeFirst();
  if (!contact) return;
  const entry = indexEntry(contact);
  await linkNumbers(db, entry.keys);
  for (const write of indexWrites(db, id, entry)) await write.execute();
}

/** Removes the orders from the index that an older process erased. */
export async function unindexErasedOrders(db: Db): Promise<void> {
  for (const table of ['order_phones', 'order_words'] as const) {
    await sql`
      delete from ${sql.table(table)}
      where order_id in (select id from orders where phone = '')`.execute(db);
  }
}

/** The numbers of an order in the index. */
export async function findOrderNumbers(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_phones')
    .select('phone_key as key')
    .where('order_id', '=', orderId)
    .orderBy('phone_key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Removes an order from the index, without the numbers. */
export async function unindexOrder(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom('order_phones').where('order_id', '=', orderId).execute();
  await db.deleteFrom('order_words').where('order_id', '=', orderId).execute();
}

/**
 * Deletes the numbers without any order, unless the owner wrote something into their file or merged it.
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

/** Returns the numbers that were merged into a file to their own files: it has no number any more. */
async function separateFrom(db: Db, file: number): Promise<void> {
  await db
    .updateTable('customer_phones')
    .set({ customer_id: null })
    .where('customer_id', '=', file)
    .execute();
}

async function hasOwnersData(db: Db, origin: number): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from customers where id = ${origin} and (blocked_at is not null or tags <> '[]')
    union all select 1 from customer_notes where customer_id = ${origin} limit 1`.execute(db);
  return rows.length > 0;
}

async function deleteOwnersData(db: Db, origin: number): Promise<void> {
  await db.deleteFrom('customer_notes').where('customer_id', '=', origin).execute();
  await db.deleteFrom('customers').where('id', '=', origin).execute();
}
