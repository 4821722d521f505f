import { sql, type ColumnMetadata, type TableMetadata } from 'kysely';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { executedMigrations, SCHEMA } from './db/migrate.ts';
import { openAppContext } from './open-context.ts';
import { eachDatabase, type TestDatabase } from './testing/each-database.ts';
import { insertRows0005, SCHEMA_0005, schemaUpTo } from './testing/rows-0005.ts';
import { environmentOf } from './testing/run-cli.ts';
import { ALL_SCHEMA_ROWS } from './testing/schema-rows/all-schema-rows.ts';
import { insertSchemaRows } from './testing/schema-rows/insert-schema-rows.ts';
import { audit } from './services/audit.ts';
import { indexLatestOrders } from './services/customer-index.ts';

/** The one migration that renames: an older process stops before it (docs/adr/0037). */
const RENAMING = '0006-vocabulary';
const MIGRATIONS = SCHEMA.slice(SCHEMA_0005.length);

/** The tables after each migration from `0006-vocabulary` on, with those before it. */
async function readSchemas(testDatabase: TestDatabase) {
  const schemas: { migration: string; before: TableMetadata[]; after: TableMetadata[] }[] = [];
  let before: TableMetadata[] = [];
  for (const migration of [SCHEMA_0005.at(-1) ?? '', ...MIGRATIONS]) {
    const database = await openDatabase({ ...testDatabase, schema: schemaUpTo(migration) });
    const after = await database.db.introspection.getTables();
    await database.close();
    schemas.push({ migration, before, after });
    before = after;
  }
  return schemas.slice(1);
}

/** A shop with the rows of 0005 and a connection of a process of a later version. */
async function openOlder(testDatabase: TestDatabase, migration: string): Promise<Database> {
  const first = await openDatabase({ ...testDatabase, schema: SCHEMA_0005 });
  await insertRows0005(first);
  await first.close();
  return openDatabase({ ...testDatabase, schema: schemaUpTo(migration) });
}

/** Reads every column of a table with a bound value, as statements do that a connection prepares. */
async function readAll({ db }: Database, table: string): Promise<unknown> {
  const { rows } = await sql`select * from ${sql.table(table)} where 1 = ${1}`.execute(db);
  return rows;
}

eachDatabase((createTestDatabase) => {
  for (const schemaRows of ALL_SCHEMA_ROWS) {
    const { migration, rows, check } = schemaRows;
    test(`ADR 0102 a process of the schema ${migration} reads and writes after a newer one has migrated the database`, async () => {
      const testDatabase = await createTestDatabase();
      const older = await openOlder(testDatabase, migration);
      // A connection prepares a statement when it is repeated.
      for (let time = 0; time < 3; time += 1) {
        for (const table of Object.keys(rows)) await readAll(older, table);
      }

      const context = await openAppContext(loadConfig(environmentOf(testDatabase)));
      expect(await executedMigrations(older.db)).toEqual(SCHEMA);
      await insertSchemaRows(older, schemaRows);
      for (const table of Object.keys(rows)) expect(await readAll(older, table)).not.toEqual([]);
      await check(context);
      await indexLatestOrders(context);
      const { findings } = await audit(context);
      // The rows have no files.
      expect(findings.filter((finding) => !finding.startsWith('Image '))).toEqual([]);
      await older.close();
      await context.database.close();
      await testDatabase.remove();
    });
  }

  test('ADR 0102 each migration after 0006-vocabulary only adds: an older process finds its tables and columns, and may leave the others out', async () => {
    const testDatabase = await createTestDatabase();
    const schemas = await readSchemas(testDatabase);
    const breaking = schemas.filter(({ before, after }) => findBreaks(before, after).length > 0);
    expect(breaking.map(({ migration }) => migration)).toEqual([RENAMING]);
    await testDatabase.remove();
  });

  test('ADR 0102 the rows of the upgrade tests have every table and column that a migration after 0006-vocabulary added', async () => {
    const testDatabase = await createTestDatabase();
    const missing: string[] = [];
    for (const { migration, before, after } of await readSchemas(testDatabase)) {
      if (migration === RENAMING) continue;
      const { rows = {} } = ALL_SCHEMA_ROWS.find((each) => each.migration === migration) ?? {};
      const known = columnNames(before);
      for (const column of columnNames(after)) {
        if (known.has(column)) continue;
        const [table = '', name = ''] = column.split('.');
        const hasValue = rows[table]?.some((row) => (row[name] ?? null) !== null);
        if (!hasValue) missing.push(`${migration}: ${column}`);
      }
    }
    expect(missing).toEqual([]);
    await testDatabase.remove();
  });
});

/** Tables and columns with their table: `orders.status`. */
function columnNames(tables: readonly TableMetadata[]): Set<string> {
  return new Set(
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
}

/** What an older process misses, or cannot leave out, in the tables after a migration. */
function findBreaks(before: readonly TableMetadata[], after: readonly TableMetadata[]): string[] {
  return before.flatMap(({ name, columns }) => {
    const table = after.find((other) => other.name === name);
    if (!table) return [`the table ${name} is missing`];
    const lost = columns
      .filter((column) => !table.columns.some((other) => other.name === column.name))
      .map((column) => `the column ${name}.${column.name} is missing`);
    const required = table.columns
      .filter(isRequired)
      .filter(({ name: added }) => !columns.some((old) => old.name === added && isRequired(old)))
      .map((column) => `the column ${name}.${column.name} needs a value`);
    return [...lost, ...required];
  });
}

function isRequired({ isNullable, hasDefaultValue }: ColumnMetadata): boolean {
  return !isNullable && !hasDefaultValue;
}
