import type { MessageLanguage } from '@shop/contract/constants';
import { sql } from 'kysely';
import { CUSTOMER_ID, ORIGIN } from './customer-numbers.ts';
import { MAX_BOUND_VALUES } from './id-range.ts';
import type { Db } from './tables.ts';

/** The id of the record of a number `o`, as `CUSTOMER_ID` is for a number `c`. */
const OTHER_CUSTOMER_ID = sql`coalesce(o.customer_id, o.origin_id, o.id)`;

/**
 * The languages that are chosen in the customer records of phone numbers, by number. The own one of a record comes before
 * those of the records that were merged into it.
 */
export async function findMessageLanguages(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, MessageLanguage>> {
  const found = new Map<string, MessageLanguage>();
  for (let at = 0; at < keys.length; at += MAX_BOUND_VALUES) {
    const batch = keys.slice(at, at + MAX_BOUND_VALUES);
    const { rows } = await sql<{ key: string; language: MessageLanguage }>`
      select o.phone_key as "key", k.message_language as "language"
      from customer_phones o
        join customer_phones c on ${CUSTOMER_ID} = ${OTHER_CUSTOMER_ID}
        join customers k on k.id = ${ORIGIN}
      where o.phone_key in (${sql.join(batch)}) and k.message_language is not null
      order by case when k.id = ${OTHER_CUSTOMER_ID} then 0 else 1 end, k.id`.execute(db);
    for (const { key, language } of rows) {
      if (!found.has(key)) found.set(key, language);
    }
  }
  return found;
}

/** Sets the language of the messages of a locked customer; null for none. */
export async function setMessageLanguage(
  db: Db,
  id: number,
  language: MessageLanguage | null,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ message_language: language })
    .where('id', '=', id)
    .execute();
}
