import type { Db } from './database.ts';

/** How often something was tried: since when (its window's start) and when last, in milliseconds since 1970. */
export type Tries = { count: number; since: number; last: number };

/**
 * Counts one try of `key` in a fixed window: a row older than `windowMs` starts again at one.
 * Concurrent tries are all counted, from any number of processes.
 */
export async function countTry(db: Db, key: string, now: number, windowMs: number): Promise<Tries> {
  return db
    .insertInto('limits')
    .values({ key, count: 1, since: now, last: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const over = eb('limits.since', '<=', now - windowMs);
        return {
          count: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('limits.count', '+', 1))
            .end(),
          since: eb.case().when(over).then(now).else(eb.ref('limits.since')).end(),
          last: now,
        };
      }),
    )
    .returning(['count', 'since', 'last'])
    .executeTakeFirstOrThrow();
}

/** Reads the tries of `key` and keeps its row locked until the transaction ends. */
export async function lockTries(db: Db, key: string): Promise<Tries> {
  return db
    .insertInto('limits')
    .values({ key, count: 0, since: 0, last: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'since', 'last'])
    .executeTakeFirstOrThrow();
}

/** Writes the tries of `key`. */
export async function writeTries(db: Db, key: string, tries: Tries): Promise<void> {
  await db.updateTable('limits').set(tries).where('key', '=', key).execute();
}

/** Takes one counted try back, as if it had not happened. */
export async function forgetTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable('limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Forgets every try of `key`. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', key).execute();
}

/** Removes the rows nobody has touched since a moment. */
export async function removeOldTries(db: Db, before: number): Promise<void> {
  await db.deleteFrom('limits').where('last', '<', before).execute();
}
