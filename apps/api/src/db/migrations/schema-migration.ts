import { sql } from 'kysely';
import type { Db, Dialect } from '../tables.ts';

/** A step of the schema, for both dialects. It never changes after its release. */
export type SchemaMigration = {
  /** The alphabetical order of the names is the order of the migrations. */
  name: string;
  up: (db: Db, dialect: Dialect) => Promise<void>;
};

/** Definition of an id column whose numbers increase and are never reused. */
export const ID_COLUMN: Record<Dialect, string> = {
  sqlite: 'id integer primary key autoincrement',
  postgres: 'id bigint generated always as identity primary key',
};

/** Runs SQL statements one after the other. */
export async function runStatements(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A check of each new or changed row. `new.` is the row in its condition. */
export type Check = { table: string; name: string; condition: string };

/** Adds a check. Neither dialect checks the existing rows: a migration must not fail because of one. Audits report them. */
export const addCheck: Record<Dialect, (check: Check) => string[]> = {
  postgres: ({ table, name, condition }) => [
    `alter table ${table} add constraint ${name} check (${condition.replaceAll('new.', '')}) not valid`,
  ],
  // SQLite can add constraints to a table only since version 3.53.
  sqlite: ({ table, name, condition }) =>
    ['insert', 'update'].map(
      (event) =>
        `create trigger ${name}_${event} before ${event} on ${table} when not (${condition})
        begin select raise(abort, 'CHECK failed: ${name}'); end`,
    ),
};
