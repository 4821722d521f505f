import type { Db } from './database.ts';
import type { Write } from './together.ts';

/** What an idempotency key was used for: its first body's hash and the answer given. */
export type KeyUse = { bodyHash: string; answer: string };

/**
 * Claims an idempotency key within the order's own transaction. Two claims of one key wait for each
 * other; the second finds the first.
 * @returns the earlier use, or undefined when the key is now this order's
 */
export async function claimKey(
  db: Db,
  key: string,
  bodyHash: string,
  now: number,
): Promise<KeyUse | undefined> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ key, body_hash: bodyHash, answer: '', created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { bodyHash: row.body_hash, answer: row.answer };
}

/** What keeps the answer a claimed key will give from now on. */
export function answerWrite(db: Db, key: string, answer: string): Write {
  return db.updateTable('idempotency_keys').set({ answer }).where('key', '=', key);
}

/**
 * Claims what identifies an order sent without a key, within the order's own transaction. Two of
 * the same wait for each other; the second finds the first.
 * @returns the row of the order placed with it after `since`, or undefined when it is now this order's
 */
export async function claimFingerprint(
  db: Db,
  fingerprint: string,
  now: number,
  since: number,
): Promise<number | undefined> {
  const claimed = await db
    .insertInto('order_fingerprints')
    .values({ fingerprint, order_id: null, placed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ order_id: null, placed_at: now })
        .where('order_fingerprints.placed_at', '<=', since),
    )
    .returning('fingerprint')
    .executeTakeFirst();
  if (claimed) return undefined;
  const row = await db
    .selectFrom('order_fingerprints')
    .select('order_id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.order_id ?? undefined;
}

/** What ties a claimed fingerprint to the order it stands for. */
export function fingerprintWrite(db: Db, fingerprint: string, orderId: number): Write {
  return db
    .updateTable('order_fingerprints')
    .set({ order_id: orderId })
    .where('fingerprint', '=', fingerprint);
}

/** Forgets keys used before `keys` and fingerprints made before `fingerprints`. */
export async function removeOldClaims(
  db: Db,
  before: { keys: number; fingerprints: number },
): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before.keys).execute();
  await db.deleteFrom('order_fingerprints').where('placed_at', '<', before.fingerprints).execute();
}
