import { sql } from 'kysely';
import { indexEntry } from './customer-index.ts';
import { MAX_BOUND_VALUES } from './id-range.ts';
import type { Db } from './tables.ts';

/** A difference between the orders and the index. */
export type IndexMismatch = { commandId: string; part: 'numbers' | 'words' };

/**
 * Compares the orders with the index, in batches by id, and calculates each entry again. An order without any entry
 * is not a difference: the next read of customers adds it.
 */
export async function findIndexMismatches(db: Db): Promise<IndexMismatch[]> {
  const mismatches: IndexMismatch[] = [];
  let after = 0;
  for (;;) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'command_id', 'phone', 'client_name as name', 'city', 'street'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(MAX_BOUND_VALUES)
      .execute();
    const last = orders.at(-1);
    if (!last) return mismatches;
    const numbers = await readByOrder(db, 'order_phones', 'phone_key', { after, last: last.id });
    const words = await readByOrder(db, 'order_words', 'word', { after, last: last.id });
    for (const order of orders) {
      const isIndexed = numbers.has(order.id) || words.has(order.id);
      if (!isIndexed) continue;
      const entry = indexEntry(order);
      const { command_id: commandId } = order;
      if (!isSame(entry.keys, numbers.get(order.id)))
        mismatches.push({ commandId, part: 'numbers' });
      else if (!isSame(entry.words, words.get(order.id))) {
        mismatches.push({ commandId, part: 'words' });
      }
    }
    after = last.id;
  }
}

async function readByOrder(
  db: Db,
  table: 'order_phones' | 'order_words',
  column: 'phone_key' | 'word',
  { after, last }: { after: number; last: number },
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; text: string }>`
    select order_id as id, ${sql.ref(column)} as text from ${sql.table(table)}
    where order_id > ${after} and order_id <= ${last}`.execute(db);
  const byOrder = Map.groupBy(rows, ({ id }) => id);
  return new Map(Array.from(byOrder, ([id, entries]) => [id, entries.map(({ text }) => text)]));
}

function isSame(expected: readonly string[], found: readonly string[] = []): boolean {
  return expected.length === found.length && new Set([...expected, ...found]).size === found.length;
}

/** The orders with a number that has no record, by command id. A message of the audit has no phone number. */
export async function findNumbersWithoutCustomer(db: Db): Promise<string[]> {
  const { rows } = await sql<{ commandId: string }>`
    select distinct o.command_id as "commandId"
    from order_phones p join orders o on o.id = p.order_id
    where not exists (select 1 from customer_phones c where c.phone_key = p.phone_key)
    order by 1`.execute(db);
  return rows.map(({ commandId }) => commandId);
}
