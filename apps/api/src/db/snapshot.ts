import type { Database, Db } from './database.ts';

/** Runs `read` on a snapshot of the database. It blocks no writer, and no writer blocks it. */
export async function inSnapshot<Result>(
  database: Database,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const reading = database.db.transaction().setAccessMode('read only');
  // A SQLite transaction is always a snapshot; PostgreSQL needs an isolation level.
  return database.dialect === 'postgres'
    ? reading.setIsolationLevel('repeatable read').execute(read)
    : reading.execute(read);
}
