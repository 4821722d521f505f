import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSqliteDatabase, openTestDatabase } from '../testing/each-database.ts';
import { contentTables } from './bin-content.ts';

/** Made again at a restoration, or over by then. */
const NOT_IN_BIN = ['call_leases', 'order_fingerprints', 'order_phones', 'order_words'];

test('every table whose rows a deletion deletes is in the bin, or is known not to be', async () => {
  const testDatabase = await createSqliteDatabase();
  const { db, close } = await openTestDatabase(testDatabase);
  const { rows } = await sql<{ name: string }>`
    select distinct m.name as name from sqlite_master m, pragma_foreign_key_list(m.name) k
    where m.type = 'table' and k."table" in ('orders', 'products', 'messages')`.execute(db);
  await close();
  await testDatabase.remove();
  const known = [...contentTables('order'), ...contentTables('product'), ...NOT_IN_BIN];
  const objects = ['orders', 'products'];
  expect([...rows.map(({ name }) => name), ...objects].toSorted()).toEqual(known.toSorted());
});
