import type { Database, Db } from './database.ts';

/**
 * Runs `read` on the database as it stands at one moment, however much is written meanwhile: nobody
 * waits for it, and it waits for nobody.
 */
export async function inSnapshot<Result>(
  database: Database,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const reading = database.db.transaction().setAccessMode('read only');
  // A SQLite transaction always sees one moment; PostgreSQL must be asked for it.
  return database.dialect === 'postgres'
    ? reading.setIsolationLevel('repeatable read').execute(read)
    : reading.execute(read);
}
