import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { CommandError } from '../command-error.ts';
import { shopMigration } from './migrations/0001-shop.ts';
import { imagesMigration } from './migrations/0002-pictures.ts';
import { catalogueChangesMigration } from './migrations/0003-catalogue-changes.ts';
import { normalizedSeparatorsMigration } from './migrations/0004-normalized-separators.ts';
import { orderStreetSearchMigration } from './migrations/0005-order-street-search.ts';
import { vocabularyMigration } from './migrations/0006-vocabulary.ts';
import { accountsMigration } from './migrations/0007-accounts.ts';
import { orderEventIndexMigration } from './migrations/0008-order-event-index.ts';
import { imageWidthsMigration } from './migrations/0009-image-widths.ts';
import { checksMigration } from './migrations/0010-checks.ts';
import { imageColorsMigration } from './migrations/0011-image-colors.ts';
import { orderLimitsMigration } from './migrations/0012-order-limits.ts';
import { securityEventsMigration } from './migrations/0013-security-events.ts';
import { knownSourcesMigration } from './migrations/0014-known-sources.ts';
import { confirmationMigration } from './migrations/0015-confirmation.ts';
import { customersMigration } from './migrations/0016-customers.ts';
import { orderEditMigration } from './migrations/0017-order-edit.ts';
import { binMigration } from './migrations/0018-bin.ts';
import { orderSourcesMigration } from './migrations/0019-order-sources.ts';
import { messageLanguageMigration } from './migrations/0020-message-language.ts';
import { editUndosMigration } from './migrations/0021-edit-undos.ts';
import { productCareMigration } from './migrations/0022-product-care.ts';
import { newerChecksMigration } from './migrations/0023-newer-checks.ts';
import { isLockTimeout } from './errors.ts';
import type { SchemaMigration } from './migrations/schema-migration.ts';
import type { Db, Dialect, Tables } from './tables.ts';

/** All migrations, oldest first. */
const MIGRATIONS: readonly SchemaMigration[] = [
  shopMigration,
  imagesMigration,
  catalogueChangesMigration,
  normalizedSeparatorsMigration,
  orderStreetSearchMigration,
  vocabularyMigration,
  accountsMigration,
  orderEventIndexMigration,
  imageWidthsMigration,
  checksMigration,
  imageColorsMigration,
  orderLimitsMigration,
  securityEventsMigration,
  knownSourcesMigration,
  confirmationMigration,
  customersMigration,
  orderEditMigration,
  binMigration,
  orderSourcesMigration,
  messageLanguageMigration,
  editUndosMigration,
  productCareMigration,
  newerChecksMigration,
];

/** The names of the migrations of the current schema, oldest first. */
export const SCHEMA: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** Kysely's table of the executed migrations. */
const MIGRATION_TABLE = 'kysely_migration';
/** The bookkeeping of the versions before Kysely's Migrator. */
const LEGACY_TABLE = 'migrations';

/**
 * How long a migration waits for the lock of a table on PostgreSQL, in milliseconds. Orders of the older version wait
 * behind it, for 1,300 ms at most. A reader of an hour, such as a backup, is waited for by trying again.
 */
const TABLE_LOCK_MS = 500;
const TABLE_LOCK_PAUSE_MS = 1_000;
const MAX_TABLE_LOCK_WAIT_MS = 3_600_000;

/** Identifies the migration lock among the advisory locks of the PostgreSQL server. */
const MIGRATION_LOCK = 7_216_305;

/** The part of a database that a migration needs. */
type Migratable = {
  dialect: Dialect;
  transact: <Result>(work: (db: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
};

/**
 * Migrates the schema with Kysely's Migrator, in one transaction. When several processes start at
 * once, one migrates and the others wait.
 * @param schema the names of the migrations to run, a prefix of `SCHEMA`; none when it is empty
 * @throws CommandError `newer-schema` when a newer version has migrated the database
 * @throws when a migration fails, or a table is locked for an hour; the schema is unchanged then
 */
export async function migrate(
  { dialect, transact }: Migratable,
  schema: readonly string[] = SCHEMA,
): Promise<void> {
  const target = schema.at(-1);
  if (target === undefined) return;
  await withTableLockRetries(() =>
    transact(async (db) => {
      if (dialect === 'postgres') await lockSchema(db);
      await importLegacyBookkeeping(db);
      await rejectNewerSchema(db);
      const migrator = new Migrator({ db, provider: makeProvider(dialect) });
      const { error } = await migrator.migrateTo(target);
      if (error !== undefined) throw error;
    }),
  );
}

/** Runs a transaction again while another one keeps a table that it changes. In the pauses, orders reach that table. */
async function withTableLockRetries(transaction: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + MAX_TABLE_LOCK_WAIT_MS;
  for (;;) {
    try {
      return await transaction();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > deadline) throw error;
    }
    await sleep(TABLE_LOCK_PAUSE_MS);
  }
}

/** An older version must not write to a newer schema. */
async function rejectNewerSchema(db: Db): Promise<void> {
  const newer = (await executedMigrations(db)).findLast((name) => !SCHEMA.includes(name));
  if (newer === undefined) return;
  throw new CommandError(
    'newer-schema',
    `The database was migrated by a newer version (${newer}): start that version, or restore the backup from before the update.`,
  );
}

/** The names of the executed migrations, sorted; empty before the first migration. */
export async function executedMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, MIGRATION_TABLE))) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function makeProvider(dialect: Dialect): MigrationProvider {
  const migrations = MIGRATIONS.map(({ name, up }): [string, Migration] => [
    name,
    { up: (db: Db) => up(db, dialect) },
  ]);
  return { getMigrations: async () => Object.fromEntries(migrations) };
}

/** A migration of another process may take longer than the timeouts of this connection. */
async function lockSchema(db: Db): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
  await sql`set local lock_timeout = ${sql.lit(TABLE_LOCK_MS)}`.execute(db);
}

/**
 * Fills Kysely's table from the bookkeeping of an older version, once. The old table stays, so that
 * the older version can start again after a rollback of the deployment.
 */
async function importLegacyBookkeeping(db: Db): Promise<void> {
  if (await hasTable(db, MIGRATION_TABLE)) return;
  if (!(await hasTable(db, LEGACY_TABLE))) return;
  await db.schema
    .createTable(MIGRATION_TABLE)
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  const { rows } = await sql<{ name: string; at: number }>`
    select name, at from ${sql.table(LEGACY_TABLE)} order by name`.execute(db);
  let last = 0;
  for (const { name, at } of rows) {
    // The Migrator compares times: they must increase, also where the clock was set back.
    last = Math.max(last + 1, at);
    await sql`
      insert into ${sql.table(MIGRATION_TABLE)} (name, timestamp)
      values (${name}, ${new Date(last).toISOString()})`.execute(db);
  }
}

async function hasTable(db: Db, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
}
