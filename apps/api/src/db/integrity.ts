import { sql } from 'kysely';
import type { Db, Dialect } from './tables.ts';

/**
 * The first fault that SQLite finds in its file, such as a damaged page; undefined when it finds none. PostgreSQL
 * checks its pages while it reads them, when its cluster was created with checksums.
 */
export async function findFileFault(db: Db, dialect: Dialect): Promise<string | undefined> {
  if (dialect !== 'sqlite') return undefined;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const result = rows[0]?.quick_check ?? 'ok';
  // SQLite names the damaged table in a line of its own.
  return result === 'ok' ? undefined : result.replace(/\s+/g, ' ').replace(/^\*+.*?\*+ /, '');
}
