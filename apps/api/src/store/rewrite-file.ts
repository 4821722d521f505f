import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isBusy } from './faults.ts';

/** How long others may keep the file from being rewritten, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Writes SQLite's file anew from the rows it has and empties its log: pages and log would go on
 * holding what was deleted. PostgreSQL's own vacuum does that by itself.
 * @returns false when others used the file all the time
 */
export async function rewriteFile(database: Database): Promise<boolean> {
  if (database.dialect !== 'sqlite') return true;
  const deadline = performance.now() + PATIENCE;
  do {
    try {
      await sql`vacuum`.execute(database.db);
      const emptying = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
      const { rows } = await emptying.execute(database.db);
      if (rows[0]?.busy === 0) return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await sleep(100);
  } while (performance.now() < deadline);
  return false;
}
