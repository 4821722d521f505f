import { CLOCK_TOLERANCE_MS } from './clock.ts';
import type { Db } from './database.ts';
import type { InsertedId, Write } from './batched-writes.ts';

/** The first use of an idempotency key: the hash of its body and the response. */
export type StoredResponse = { bodyHash: string; response: string };

/**
 * Reserves an idempotency key in the transaction of the create. A concurrent request with the same key
 * waits, then finds the first use.
 * @returns the earlier use; undefined when the key is reserved now
 */
export async function reserveIdempotencyKey(
  db: Db,
  key: string,
  bodyHash: string,
  now: number,
): Promise<StoredResponse | undefined> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ key, body_hash: bodyHash, response: '', created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted ? undefined : findStoredResponse(db, key);
}

/** The first use of an idempotency key, when its create has ended. */
export async function findStoredResponse(db: Db, key: string): Promise<StoredResponse | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { bodyHash: row.body_hash, response: row.response };
}

/** The write that stores the response of a reserved key. */
export function storeResponseWrite(db: Db, key: string, response: string): Write {
  return db.updateTable('idempotency_keys').set({ response }).where('key', '=', key);
}

/**
 * The write that stores a key with its response, without a reservation. It waits for a concurrent transaction that
 * stores the same key, and fails when the key is stored (`isNotUnique`).
 */
export function storeKeyWrite(
  db: Db,
  { key, hash }: { key: string; hash: string },
  response: string,
  now: number,
): Write {
  const row = { key, body_hash: hash, response, created_at: now };
  return db.insertInto('idempotency_keys').values(row);
}

/**
 * Reserves the fingerprint of an order without a key, in the transaction of the order. A concurrent
 * order with the same fingerprint waits, then finds the first one.
 * @returns the id of the order with this fingerprint between `since` and `now`; undefined when it is reserved now
 */
export async function reserveFingerprint(
  db: Db,
  fingerprint: string,
  now: number,
  since: number,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('order_fingerprints')
    .values({ fingerprint, order_id: null, placed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ order_id: null, placed_at: now })
        .where((eb) =>
          eb.or([
            eb('order_fingerprints.placed_at', '<=', since),
            eb('order_fingerprints.placed_at', '>', now + CLOCK_TOLERANCE_MS),
          ]),
        ),
    )
    .returning('fingerprint')
    .executeTakeFirst();
  if (inserted) return undefined;
  const row = await db
    .selectFrom('order_fingerprints')
    .select('order_id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.order_id ?? undefined;
}

/** Whether an order with this fingerprint was placed between `since` and now. */
export async function isFingerprintUsed(
  db: Db,
  fingerprint: string,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('order_fingerprints')
    .select('order_id')
    .where('fingerprint', '=', fingerprint)
    .where('placed_at', '>', since)
    .executeTakeFirst();
  return (row?.order_id ?? null) !== null;
}

/** The write that stores the fingerprint of an order, reserved or not, for later orders without a key. */
export function storeFingerprintWrite(
  db: Db,
  fingerprint: string,
  { orderId, placedAt }: { orderId: InsertedId; placedAt: number },
): Write {
  return db
    .insertInto('order_fingerprints')
    .values({ fingerprint, order_id: orderId, placed_at: placedAt })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => ({
        order_id: eb.ref('excluded.order_id'),
        placed_at: eb.ref('excluded.placed_at'),
      })),
    );
}

/** Deletes keys older than `keys` and fingerprints older than `fingerprints`. */
export async function deleteOldIdempotencyRecords(
  db: Db,
  before: { keys: number; fingerprints: number },
): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before.keys).execute();
  await db.deleteFrom('order_fingerprints').where('placed_at', '<', before.fingerprints).execute();
}
