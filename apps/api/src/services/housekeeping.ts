import { IDEMPOTENCY_KEY_LIFE_MS } from '@shop/contract/constants';
import { removeOldSessions } from '../store/accounts.ts';
import { removeOldChanges } from '../store/catalogue-changes.ts';
import { removeOldTries } from '../store/limits.ts';
import { removeOldClaims } from '../store/order-claims.ts';
import type { Shop } from './shop.ts';

const HOUR = 3_600_000;
const EVERY = HOUR / 6;

/** Removes what has served its time: limits' counters, claims of old orders, ended sessions, told changes. */
export async function tidy(shop: Shop): Promise<void> {
  const now = shop.now();
  await shop.database.transact(async (db) => {
    await removeOldTries(db, now - HOUR);
    await removeOldClaims(db, { keys: now - IDEMPOTENCY_KEY_LIFE_MS, fingerprints: now - HOUR });
    await removeOldSessions(db, now);
  });
  await removeOldChanges(shop.database);
}

/**
 * Tidies every ten minutes, in any number of processes.
 * @param report told of a failure; the next round tries again
 * @returns stops it
 */
export function startHousekeeping(shop: Shop, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    tidy(shop).catch(report);
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
