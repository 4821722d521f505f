import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase, openTestDatabase } from '../testing/each-database.ts';
import { customerIdsQuery } from './customers.ts';

eachDatabase((createTestDatabase) => {
  test('the beginning of a word and of a number is a range of an index', async () => {
    const testDatabase = await createTestDatabase();
    const database = await openTestDatabase(testDatabase);
    const { db, dialect, transact } = database;
    const search = customerIdsQuery({ search: 'sal', limit: 24 });
    if (dialect === 'sqlite') {
      const { rows } = await sql<{ detail: string }>`explain query plan ${search}`.execute(db);
      const plan = rows.map(({ detail }) => detail).join('\n');
      expect(plan).toContain('(word>? AND word<?)');
      expect(plan).toContain('(phone_key>? AND phone_key<?)');
    } else {
      await transact(async (transaction) => {
        // The tables are small here, so PostgreSQL would read all their rows.
        await sql`set local enable_seqscan = off`.execute(transaction);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${search}`.execute(
          transaction,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toMatch(/order_words_pkey.*\s+Index Cond: \(\(word >= /);
        expect(plan).toMatch(/customer_phones_phone_key_key.*\s+Index Cond: \(\(phone_key >= /);
      });
    }
    await database.close();
    await testDatabase.remove();
  });
});
