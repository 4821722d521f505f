import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isBusy } from './errors.ts';

/** How long to wait for other users of the file. */
const TIMEOUT_MS = 10_000;

/**
 * Rewrites the SQLite file and empties its log, because deleted data stays in free pages and in the log.
 * PostgreSQL vacuums automatically.
 * @returns false when other processes used the file the whole time
 */
export async function vacuumFile(database: Database): Promise<boolean> {
  if (database.dialect !== 'sqlite') return true;
  const deadline = performance.now() + TIMEOUT_MS;
  do {
    try {
      await sql`vacuum`.execute(database.db);
      const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
      const { rows } = await checkpoint.execute(database.db);
      if (rows[0]?.busy === 0) return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await sleep(100);
  } while (performance.now() < deadline);
  return false;
}
