import { CLOCK_TOLERANCE_MS, isOver } from './clock.ts';
import type { Db } from './database.ts';

/** The attempts in a time window: their number, the start of the window and the last one, in milliseconds since 1970. */
export type Attempts = { count: number; since: number; last: number };

/**
 * Counts an attempt of `key` in a fixed window: a row older than `windowMs`, or in the future, starts again at one.
 * Concurrent attempts of all processes are counted.
 */
export async function countAttempt(
  db: Db,
  key: string,
  now: number,
  windowMs: number,
): Promise<Attempts> {
  return db
    .insertInto('rate_limits')
    .values({ key, count: 1, since: now, last: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isExpired = eb.or([
          eb('rate_limits.since', '<=', now - windowMs),
          eb('rate_limits.since', '>', now + CLOCK_TOLERANCE_MS),
        ]);
        return {
          count: eb
            .case()
            .when(isExpired)
            .then(1)
            .else(eb('rate_limits.count', '+', 1))
            .end(),
          since: eb.case().when(isExpired).then(now).else(eb.ref('rate_limits.since')).end(),
          last: now,
        };
      }),
    )
    .returning(['count', 'since', 'last'])
    .executeTakeFirstOrThrow();
}

/** Reads the attempts of `key` and locks the row until the transaction ends. */
export async function lockAttempts(db: Db, key: string): Promise<Attempts> {
  return db
    .insertInto('rate_limits')
    .values({ key, count: 0, since: 0, last: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'since', 'last'])
    .executeTakeFirstOrThrow();
}

/** Sets the attempts of `key`. */
export async function writeAttempts(db: Db, key: string, attempts: Attempts): Promise<void> {
  await db.updateTable('rate_limits').set(attempts).where('key', '=', key).execute();
}

/** Subtracts one attempt of `key`. */
export async function undoAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Deletes the attempts of `key`. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes the rows whose last attempt is older than `ageMs`, or in the future. */
export async function deleteOldAttempts(db: Db, now: number, ageMs: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where(isOver('last', now, ageMs))
    .execute();
}
