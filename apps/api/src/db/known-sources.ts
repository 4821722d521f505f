import type { Db } from './database.ts';

/** Those of the hashes that are stored and were used after `since`. */
export async function findSources(
  db: Db,
  hashes: readonly string[],
  since: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('known_sources')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('last_used_at', '>', since)
    .execute();
  return rows.map(({ hash }) => hash);
}

/**
 * Stores sources of an account, or the time of their use, and deletes all except the `max` latest. A clock that is set
 * back never makes a source older than it is; one that a clock years ahead has stored stays known until then.
 */
export async function storeSources(
  db: Db,
  { accountId, hashes, max }: { accountId: number; hashes: readonly string[]; max: number },
  now: number,
): Promise<void> {
  await db
    .insertInto('known_sources')
    .values(hashes.map((hash) => ({ hash, account_id: accountId, last_used_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ last_used_at: now })
        .where('known_sources.last_used_at', '<', now),
    )
    .execute();
  const latest = db
    .selectFrom('known_sources')
    .select('hash')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('hash')
    .limit(max);
  await db
    .deleteFrom('known_sources')
    .where('account_id', '=', accountId)
    .where('hash', 'not in', latest)
    .execute();
}

/** Deletes sources that were last used before a time. */
export async function deleteOldSources(db: Db, before: number): Promise<void> {
  await db.deleteFrom('known_sources').where('last_used_at', '<', before).execute();
}
