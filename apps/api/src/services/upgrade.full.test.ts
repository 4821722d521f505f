import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { findIndexMismatches } from '../db/customer-index-audit.ts';
import { findUnindexedOrders } from '../db/customer-index.ts';
import { openDatabase } from '../db/database.ts';
import { executedMigrations, SCHEMA } from '../db/migrate.ts';
import { findMessages } from '../db/messages.ts';
import { findOrders } from '../db/orders.ts';
import { findProductIds } from '../db/product-list.ts';
import { openAppContext } from '../open-context.ts';
import { eachDatabase, type TestDatabase } from '../testing/each-database.ts';
import { insertRows0005, SCHEMA_0005, schemaUpTo } from '../testing/rows-0005.ts';
import { environmentOf } from '../testing/run-cli.ts';
import { ALL_SCHEMA_ROWS } from '../testing/schema-rows/all-schema-rows.ts';
import { insertSchemaRows } from '../testing/schema-rows/insert-schema-rows.ts';
import { audit } from './audit.ts';
import { indexLatestOrders } from './customer-index.ts';
import { startScheduledCleanup } from './scheduled-cleanup.ts';

/** Creates a shop that used each version up to a schema, and wrote the rows of each. */
async function createShop(testDatabase: TestDatabase, schema: readonly string[]): Promise<void> {
  const first = await openDatabase({
    ...testDatabase,
    schema: schema.slice(0, SCHEMA_0005.length),
  });
  await insertRows0005(first);
  await first.close();
  for (const rows of ALL_SCHEMA_ROWS) {
    if (!schema.includes(rows.migration)) continue;
    const database = await openDatabase({
      ...testDatabase,
      schema: schemaUpTo(rows.migration),
    });
    await insertSchemaRows(database, rows);
    await database.close();
  }
  const last = await openDatabase({ ...testDatabase, schema });
  expect(await executedMigrations(last.db)).toEqual(schema);
  await last.close();
}

eachDatabase((createTestDatabase) => {
  for (const version of SCHEMA) {
    test(`I2 a shop of the schema ${version} is upgraded with everything that it has`, async () => {
      const testDatabase = await createTestDatabase();
      const schema = schemaUpTo(version);
      await createShop(testDatabase, schema);

      const context = await openAppContext(loadConfig(environmentOf(testDatabase)));
      const { db } = context.database;
      expect(await executedMigrations(db)).toEqual(SCHEMA);
      const orders = await findOrders(db, { search: 'ben salah oliviers' });
      expect(orders.rows.map((order) => order.command_id)).toEqual(['K7Q29-FXM3T']);
      expect((await findProductIds(db, { search: "l'atelier" })).rows).toContain(7);
      expect((await findMessages(db, { search: 'trop petite' })).total).toBe(1);
      for (const { migration, check } of ALL_SCHEMA_ROWS) {
        if (schema.includes(migration)) await check(context);
      }
      await indexLatestOrders(context);
      const { findings } = await audit(context);
      // The rows have no files.
      expect(findings.filter((finding) => !finding.startsWith('Image '))).toEqual([]);
      expect(await findIndexMismatches(db)).toEqual([]);
      await context.database.close();
      await testDatabase.remove();
    });
  }

  test('I2 ADR 0082 an upgrade leaves the orders to a task after the start, which adds each to the index of customers', async () => {
    const testDatabase = await createTestDatabase();
    const older = await openDatabase({ ...testDatabase, schema: SCHEMA_0005 });
    await insertRows0005(older);
    await older.close();
    const context = await openAppContext(loadConfig(environmentOf(testDatabase)));
    const { db } = context.database;
    const unindexed = async () => await findUnindexedOrders(db, 0, 10);
    expect(await unindexed()).not.toEqual([]);
    const errors: unknown[] = [];
    const stop = startScheduledCleanup(context, (error) => errors.push(error));
    await expect.poll(unindexed).toEqual([]);
    stop();
    expect(errors).toEqual([]);
    await context.database.close();
    await testDatabase.remove();
  });
});
