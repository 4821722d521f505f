import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { runStatements, type SchemaMigration } from './schema-migration.ts';

type Rename = readonly [from: string, to: string];

/** The renamed tables. An archive of an older schema has the names on the left. */
export const RENAMED_TABLES: readonly Rename[] = [
  ['pictures', 'images'],
  ['product_pictures', 'product_images'],
  ['order_pictures', 'order_images'],
  ['picture_holds', 'image_leases'],
  ['queries', 'messages'],
  ['limits', 'rate_limits'],
];

/** The renamed columns, each with the new name of its table. */
const RENAMED_COLUMNS: readonly (readonly [table: string, ...Rename])[] = [
  ['products', 'folded_name', 'search_text'],
  ['products', 'discounted', 'discounted_price'],
  ['images', 'variants', 'renditions'],
  ['images', 'tries', 'attempts'],
  ['images', 'due_at', 'run_at'],
  ['messages', 'query_type', 'message_type'],
  ['idempotency_keys', 'answer', 'response'],
  ['refresh_tokens', 'spent_at', 'used_at'],
];

const RENAMED_INDEXES: readonly Rename[] = [
  ['product_pictures_by_path', 'product_images_by_path'],
  ['order_pictures_by_path', 'order_images_by_path'],
  ['picture_holds_by_path', 'image_leases_by_path'],
  ['queries_by_answered', 'messages_by_answered'],
  ['orders_by_moment', 'orders_by_created_at'],
];

/** The triggers of `product_images`. On PostgreSQL each has a function of the same name. */
const RENAMED_TRIGGERS: readonly Rename[] = [
  ['product_pictures_product_insert', 'product_images_product_insert'],
  ['product_pictures_product_delete', 'product_images_product_delete'],
  ['product_pictures_product_update', 'product_images_product_update'],
];

/**
 * Gives tables and columns the names that the code, the API and the documentation use. Both databases
 * update the references in triggers, constraints and foreign keys. An API server of an older version
 * cannot use the database afterwards.
 */
export const vocabularyMigration: SchemaMigration = {
  name: '0006-vocabulary',
  up: async (db, dialect) => {
    for (const [from, to] of RENAMED_TABLES) {
      await db.schema.alterTable(from).renameTo(to).execute();
    }
    for (const [table, from, to] of RENAMED_COLUMNS) {
      await db.schema.alterTable(table).renameColumn(from, to).execute();
    }
    // PostgreSQL does not rename the columns of an index.
    await db.schema.dropIndex('pictures_by_due').execute();
    const index = db.schema.createIndex('images_by_run_at').on('images');
    await index.columns(['renditions', 'run_at']).execute();
    await (dialect === 'sqlite' ? recreateSqliteObjects(db) : renamePostgresObjects(db));
    await runStatements(db, [
      "update stock_movements set reason = 'returned' where reason = 'given_back'",
    ]);
  },
};

/** SQLite cannot rename indexes and triggers. */
async function recreateSqliteObjects(db: Db): Promise<void> {
  for (const [from, to] of [...RENAMED_INDEXES, ...RENAMED_TRIGGERS]) {
    const { rows } = await sql<{ type: string; statement: string }>`
      select type, sql as statement from sqlite_schema where name = ${from}`.execute(db);
    const statements = rows.flatMap(({ type, statement }) => [
      `drop ${type} ${from}`,
      statement.replace(from, to),
    ]);
    await runStatements(db, statements);
  }
}

async function renamePostgresObjects(db: Db): Promise<void> {
  await runStatements(db, [
    ...RENAMED_INDEXES.map(([from, to]) => `alter index ${from} rename to ${to}`),
    ...RENAMED_TRIGGERS.flatMap(([from, to]) => [
      `alter trigger ${from} on product_images rename to ${to}`,
      `alter function ${from}() rename to ${to}`,
    ]),
    'alter sequence queries_id_seq rename to messages_id_seq',
  ]);
  await renamePostgresConstraints(db);
}

/** PostgreSQL made the names of the constraints from those of the tables and columns. */
async function renamePostgresConstraints(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as table, k.conname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows) {
    const renamed = constraintName(table, name);
    if (renamed === name) continue;
    await db.schema.alterTable(table).renameConstraint(name, renamed).execute();
  }
}

function constraintName(table: string, name: string): string {
  const from = RENAMED_TABLES.find(([, to]) => to === table)?.[0] ?? table;
  if (!name.startsWith(`${from}_`)) return name;
  const rest = name.slice(from.length + 1);
  const column = RENAMED_COLUMNS.find(([of, old]) => of === table && rest.startsWith(`${old}_`));
  return `${table}_${column ? rest.replace(column[1], column[2]) : rest}`;
}
