import { sql, type KyselyPlugin } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

/**
 * A database on PostgreSQL whose transactions let another one change something between two of their statements: once, after
 * the first statement, or the `nth` one, that returns a column. When the change has to wait for the transaction, the
 * transaction continues.
 * @returns the database, and the outcome of the change: `done`, or the code of its error
 */
export function changeAfterRead(
  database: Database,
  { column, nth = 1 }: { column: string; nth?: number },
  change: () => Promise<unknown>,
): { database: Database; outcome: () => Promise<unknown> } {
  let left = nth;
  let changed: Promise<unknown> = Promise.resolve('not reached');
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (left > 0 && result.rows.some((row) => column in row)) {
        left -= 1;
        if (left === 0) {
          changed = change().then(() => 'done', readErrorCode);
          await endOrWait(database, changed);
        }
      }
      return result;
    },
  };
  return {
    database: {
      ...database,
      transact: (work) => database.transact((db) => work(db.withPlugin(plugin))),
    },
    outcome: () => changed,
  };
}

function readErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}

/** Resolves when something has ended, or when a connection to a database on PostgreSQL waits for a lock. */
export async function endOrWait({ db }: Database, ending: Promise<unknown>): Promise<void> {
  const ended = ending.then(() => true);
  const waiting = sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (!(await Promise.race([ended, sleep(5, false)]))) {
    if ((await waiting.execute(db)).rows.length > 0) return;
  }
}
