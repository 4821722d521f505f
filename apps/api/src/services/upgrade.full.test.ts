import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { findIndexMismatches } from '../db/customer-index-audit.ts';
import { writeCounters, writeRows } from '../db/copy-rows.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { executedMigrations, SCHEMA } from '../db/migrate.ts';
import { findMessages } from '../db/messages.ts';
import { findOrders } from '../db/orders.ts';
import { findProductIds } from '../db/product-list.ts';
import { openAppContext } from '../open-context.ts';
import { eachDatabase, type TestDatabase } from '../testing/each-database.ts';
import { insertRows0005, SCHEMA_0005 } from '../testing/rows-0005.ts';
import { environmentOf } from '../testing/run-cli.ts';
import { ALL_SCHEMA_ROWS } from '../testing/schema-rows/all-schema-rows.ts';
import type { SchemaRows } from '../testing/schema-rows/schema-rows.ts';
import { audit } from './audit.ts';
import { indexLatestOrders } from './customer-index.ts';

/** The part of the schema that ends with a migration. */
function schemaUpTo(migration: string): readonly string[] {
  return SCHEMA.slice(0, SCHEMA.indexOf(migration) + 1);
}

async function insertRows({ db, dialect }: Database, { rows }: SchemaRows): Promise<void> {
  for (const [name, inserted] of Object.entries(rows)) {
    const ids = inserted.map(({ id }) => id).filter((id) => typeof id === 'number');
    const table = { name, key: ids.length > 0 ? ['id'] : [] };
    await writeRows(db, dialect, table, inserted);
    // PostgreSQL does not count given ids.
    if (dialect === 'postgres') {
      await writeCounters(db, dialect, [table], { [name]: Math.max(...ids) });
    }
  }
}

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
    await insertRows(database, rows);
    await database.close();
  }
  const last = await openDatabase({ ...testDatabase, schema });
  expect(await executedMigrations(last.db)).toEqual(schema);
  await last.close();
}

/** The tables and columns of a schema: `orders.status`. */
async function columnsOf({ db }: Database): Promise<Set<string>> {
  const tables = await db.introspection.getTables();
  return new Set(
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
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

  test('ADR 0102 the rows of the upgrade test have every table and column that a migration after 0006-vocabulary added', async () => {
    const testDatabase = await createTestDatabase();
    const missing: string[] = [];
    let before: ReadonlySet<string> | undefined;
    for (const migration of SCHEMA.slice(SCHEMA_0005.length)) {
      const database = await openDatabase({ ...testDatabase, schema: schemaUpTo(migration) });
      const columns = await columnsOf(database);
      await database.close();
      const { rows = {} } = ALL_SCHEMA_ROWS.find((each) => each.migration === migration) ?? {};
      for (const column of before ? columns : []) {
        if (before?.has(column)) continue;
        const [table = '', name = ''] = column.split('.');
        const hasValue = rows[table]?.some((row) => (row[name] ?? null) !== null);
        if (!hasValue) missing.push(`${migration}: ${column}`);
      }
      before = columns;
    }
    expect(missing).toEqual([]);
    await testDatabase.remove();
  });
});
