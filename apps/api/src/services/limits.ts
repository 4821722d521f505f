import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { countTry, forgetTries, forgetTry, lockTries, writeTries } from '../store/limits.ts';
import type { Shop } from './shop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Calls one address may make in a minute. A mobile operator puts hundreds of shoppers behind one
 * address (V5), so orders have plenty of room.
 */
const PER_MINUTE = { order: 600, query: 60, 'command-id-miss': 20 } as const;
/** Orders of one phone number from one address in a minute: a flood under one name takes no room from its neighbours. */
const ORDERS_OF_ONE = 20;

const LOGINS_PER_MINUTE = 10;
/** Wrong logins that cost nothing, then those that each double the wait, then a lock. */
const FREE_LOGINS = 5;
const SLOWED_LOGINS = 10;
const LOCK = 5 * MINUTE;
const FORGIVEN_AFTER = 15 * MINUTE;

function tooMany(waitMs: number): Refusal {
  return new Refusal('too_many_requests', { retryAfter: Math.max(1, Math.ceil(waitMs / SECOND)) });
}

/**
 * Counts one call of a kind from an address, in the database, so that several processes agree.
 * @throws Refusal `too_many_requests` beyond the kind's limit
 */
export async function limitCalls(
  shop: Shop,
  kind: keyof typeof PER_MINUTE,
  address: string,
): Promise<void> {
  if (!shop.rateLimit) return;
  const now = shop.now();
  const key = `${kind}:${address}`;
  const tries = await shop.database.transact((db) => countTry(db, key, now, MINUTE));
  if (tries.count > PER_MINUTE[kind]) throw tooMany(tries.since + MINUTE - now);
}

/**
 * Counts one order from an address, and of a phone number from there (V5). What is refused counts for
 * nothing, so that a flood under one name does not fill the address that hundreds of shoppers share.
 * @throws Refusal `too_many_requests` beyond either limit
 */
export async function limitOrders(shop: Shop, address: string, phone: string): Promise<void> {
  if (!shop.rateLimit) return;
  const now = shop.now();
  const digits = createHash('sha256').update(phone.replace(/\D/g, '')).digest('base64url');
  const limits = [
    { key: `order-of:${digits}:${address}`, most: ORDERS_OF_ONE },
    { key: `order:${address}`, most: PER_MINUTE.order },
  ];
  await shop.database.transact(async (db) => {
    for (const { key, most } of limits) {
      const tries = await countTry(db, key, now, MINUTE);
      if (tries.count > most) throw tooMany(tries.since + MINUTE - now);
    }
  });
}

/** Milliseconds to wait after so many wrong logins in a row. */
export function loginDelay(wrong: number): number {
  if (wrong < FREE_LOGINS) return 0;
  return wrong < SLOWED_LOGINS ? SECOND * 2 ** (wrong - FREE_LOGINS) : LOCK;
}

function loginKeys(username: string, address: string) {
  const name = createHash('sha256').update(username).digest('base64url');
  return {
    pair: `login:${name}:${address}`,
    windows: [`login-address:${address}`, `login-name:${name}`],
  };
}

/**
 * Takes leave to check one password, before it is checked, so that parallel guesses count as well:
 * at most ten a minute for a name and for an address, and for both together ever slower, then
 * locked for five minutes (A1). Known and unknown names are treated alike.
 * @throws Refusal `too_many_requests`
 */
export async function startLogin(shop: Shop, username: string, address: string): Promise<void> {
  if (!shop.rateLimit) return;
  const now = shop.now();
  const { pair, windows } = loginKeys(username, address);
  await shop.database.transact(async (db) => {
    const { count, last } = await lockTries(db, pair);
    const wrong = now - last < FORGIVEN_AFTER ? count : 0;
    const open = last + loginDelay(wrong);
    if (wrong > 0 && now < open) throw tooMany(open - now);
    for (const key of windows) {
      const tries = await countTry(db, key, now, MINUTE);
      if (tries.count > LOGINS_PER_MINUTE) throw tooMany(tries.since + MINUTE - now);
    }
    const served = wrong >= SLOWED_LOGINS;
    await writeTries(db, pair, { count: served ? 1 : wrong + 1, since: now, last: now });
  });
}

/** Forgets the wrong logins of a name from an address once it has got in; a right login costs nothing. */
export async function endLogin(shop: Shop, username: string, address: string): Promise<void> {
  if (!shop.rateLimit) return;
  const { pair, windows } = loginKeys(username, address);
  await shop.database.transact(async (db) => {
    await forgetTries(db, pair);
    for (const key of windows) await forgetTry(db, key);
  });
}
