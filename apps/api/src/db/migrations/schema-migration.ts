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
