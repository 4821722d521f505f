import { searchWords } from '@shop/contract/normalize-for-search';
import { sql } from 'kysely';
import { linkNumbers } from './customer-numbers.ts';
import { phoneKeys } from './phone-keys.ts';
import type { Db } from './tables.ts';

/** The data of an order that the index of customers has. */
type IndexedContact = { phone: string; name: string; city: string; street: string };

/** What the index of customers has of an order. */
type IndexEntry = { keys: string[]; words: string[] };

/** The numbers and the words of an order that customers are found by. */
export function indexEntry({ phone, name, city, street }: IndexedContact): IndexEntry {
  const keys = phoneKeys(phone);
  // The contact of an erased order has no phone.
  if (keys.length === 0) return { keys, words: [] };
  const words = [name, city, street].flatMap((text) => searchWords(text));
  return { keys, words: [...new Set(words)].filter((word) => word !== '') };
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

/**
 * Adds an order to the index, with its contact of this moment: an order that was erased or deleted meanwhile is not
 * added.
 */
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
  const { keys, words } = indexEntry(contact);
  if (keys.length === 0) return;
  await linkNumbers(db, keys);
  await db
    .insertInto('order_phones')
    .values(keys.map((key) => ({ order_id: id, phone_key: key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (words.length === 0) return;
  await db
    .insertInto('order_words')
    .values(words.map((word) => ({ order_id: id, word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
