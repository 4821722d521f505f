import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';
import { shopMigration } from './migrations/0001-shop.ts';
import { picturesMigration } from './migrations/0002-pictures.ts';
import { catalogueChangesMigration } from './migrations/0003-catalogue-changes.ts';

/**
 * One step of the schema: plain statements, one a text, that both engines read wherever they can.
 * `id` is the engine's definition of a number column that counts upwards and never gives a number
 * twice. A step that has run anywhere never changes again.
 */
export type Migration = {
  name: string;
  statements: (id: string, dialect: Dialect) => readonly string[];
};

/** All steps, oldest first. */
const MIGRATIONS: readonly Migration[] = [
  shopMigration,
  picturesMigration,
  catalogueChangesMigration,
];

/** The names of the steps that make today's schema, oldest first. */
export const SCHEMA: readonly string[] = MIGRATIONS.map(({ name }) => name);

const ID: Record<Dialect, string> = {
  sqlite: 'id integer primary key autoincrement',
  postgres: 'id bigint generated always as identity primary key',
};

/** Any number: it names this lock among those of the PostgreSQL server. */
const MIGRATION_LOCK = 7_216_305;

/**
 * Brings the database to a schema in one transaction. Of several processes starting at once, one does
 * it while the others wait, then find it done.
 * @param steps the steps to take at most, by name; all there are when left out
 */
export async function migrate(database: Database, steps?: readonly string[]): Promise<void> {
  await database.transact(async (db) => {
    if (database.dialect === 'postgres') {
      // Whoever waits for another process's migration, and a migration itself, may take their time.
      await sql`set local lock_timeout = 0`.execute(db);
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db);
    }
    await sql`create table if not exists migrations (name text primary key, at bigint not null)`.execute(
      db,
    );
    const done = await db.selectFrom('migrations').select('name').execute();
    const names = new Set(done.map((row) => row.name));
    for (const { name, statements } of MIGRATIONS) {
      if (names.has(name) || steps?.includes(name) === false) continue;
      for (const statement of statements(ID[database.dialect], database.dialect)) {
        await sql.raw(statement).execute(db);
      }
      await db.insertInto('migrations').values({ name, at: Date.now() }).execute();
    }
  });
}
