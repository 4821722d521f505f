import { sql, type SqlBool } from 'kysely';
import type { Db, Dialect } from './tables.ts';

/**
 * Clocks of processes on one database differ by less. A stored moment that is further in the future was written
 * before a clock was set back: it counts as over, so that nobody waits for it.
 */
export const CLOCK_TOLERANCE_MS = 5_000;
/** The same for the end of a lease and the next attempt of a job, which are at most an hour ahead. */
export const MAX_LEAD_MS = 3_600_000 + CLOCK_TOLERANCE_MS;

/** The condition that the moment in a column is older than `ageMs`, or in the future, where its age is unknown. */
export function isOver(column: string, now: number, ageMs: number) {
  const moment = sql.ref(column);
  return sql<SqlBool>`(${moment} < ${now - ageMs} or ${moment} > ${now + CLOCK_TOLERANCE_MS})`;
}

/** How long the difference between the two clocks is used before it is measured again. */
const SYNC_INTERVAL_MS = 10_000;

/**
 * Opens the clock of a database: milliseconds since 1970, the same in all its processes. On PostgreSQL it is the clock
 * of the server, so a process on a machine with a wrong clock keeps the right times. The processes of a SQLite file
 * share a machine, whose clock it is.
 */
export async function openClock(database: { dialect: Dialect; db: Db }): Promise<() => number> {
  if (database.dialect === 'sqlite') return Date.now;
  let syncedAt = 0;
  let offset = 0;
  const synchronize = async () => {
    const startedAt = performance.now();
    syncedAt = startedAt;
    const time = await readServerTime(database.db);
    offset = time - (startedAt + performance.now()) / 2;
  };
  await synchronize();
  return () => {
    // Without a database the last difference stays in use.
    if (performance.now() - syncedAt > SYNC_INTERVAL_MS) void synchronize().catch(() => {});
    return Math.round(performance.now() + offset);
  };
}

async function readServerTime(db: Db): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The server sent no time');
  return row.time;
}
