import { createHash } from 'node:crypto';
import { ShopError } from '../errors.ts';
import { CLOCK_TOLERANCE_MS } from '../db/clock.ts';
import {
  countAttempt,
  clearAttempts,
  undoAttempt,
  lockAttempts,
  writeAttempts,
} from '../db/attempts.ts';
import { firstPhoneKey } from '../db/phone-keys.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { networkOf } from './network-of.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Requests per minute from one address. A mobile operator has hundreds of customers behind one address
 * (V5), so the limit for orders is high.
 */
const PER_MINUTE = {
  order: 600,
  query: 60,
  'client-error': 20,
  'command-id-miss': 20,
  link: 600,
  'link-miss': 20,
} as const;
/**
 * Orders per minute of one phone number from one address: a flood with one number does not use the limit of the
 * address.
 */
const ORDERS_PER_PHONE = 20;

/** Changes of one order by its link in an hour: each is in the history of the order. */
const LINK_CHANGES_PER_HOUR = 30;

const LOGINS_PER_MINUTE = 10;
/**
 * Wrong logins with one name in a fixed hour, by what sends them. Together 50, so at most 100 in any 60 minutes from
 * anywhere; each kind has its own, so that none keeps the others out.
 */
const LOGINS_PER_HOUR = { stranger: 15, address: 10, device: 15, session: 10 } as const;
/** Of these, the wrong logins of one known address or device: the others keep some, in which a correct login fits. */
const LOGINS_PER_HOUR_OF_ONE = { address: 7, device: 10, session: 10 } as const;
/** Wrong logins without a delay; after them the delay doubles each time, until a lock. */
const LOGINS_BEFORE_DELAY = 5;
const LOGINS_BEFORE_LOCK = 10;
const LOCK_MS = 5 * MINUTE;
const RESET_AFTER_MS = 15 * MINUTE;

const WRONG_CODES_PER_HOUR = 10;

/**
 * Strangers' logins that are counted at a time. They wait for the rows of one name, each with a connection: these four
 * leave most of the ten connections to everybody else.
 */
const MAX_COUNTED_AT_ONCE = 4;
/** More than the connections of a busy office; further ones are refused at once. */
const MAX_WAITING_TO_BE_COUNTED = 100;
const strangersToCount = createBoundedQueue(MAX_COUNTED_AT_ONCE, MAX_WAITING_TO_BE_COUNTED);

function tooManyRequests(waitMs: number): ShopError {
  return new ShopError('too_many_requests', {
    retryAfter: Math.max(1, Math.ceil(waitMs / SECOND)),
  });
}

/**
 * Counts a request from an address, in the database, for all processes.
 * @throws ShopError `too_many_requests` above the limit
 */
export async function limitRequests(
  context: AppContext,
  kind: keyof typeof PER_MINUTE,
  address: string,
): Promise<void> {
  if (!context.rateLimit) return;
  const now = context.now();
  const key = `${kind}:${networkOf(address)}`;
  const attempts = await context.database.transact((db) => countAttempt(db, key, now, MINUTE));
  if (attempts.count > PER_MINUTE[kind]) throw tooManyRequests(attempts.since + MINUTE - now);
}

/**
 * Counts an order from an address, and of a phone number from it (V5). A refused order is not counted,
 * so that a flood with one number does not use the limit of a shared address.
 * @throws ShopError `too_many_requests` above either limit
 */
export async function limitOrders(
  context: AppContext,
  address: string,
  phone: string,
): Promise<void> {
  if (!context.rateLimit) return;
  const now = context.now();
  const digits = createHash('sha256').update(firstPhoneKey(phone)).digest('base64url');
  const network = networkOf(address);
  const limits = [
    { key: `order-of:${digits}:${network}`, max: ORDERS_PER_PHONE },
    { key: `order:${network}`, max: PER_MINUTE.order },
  ];
  await context.database.transact(async (db) => {
    for (const { key, max } of limits) {
      const attempts = await countAttempt(db, key, now, MINUTE);
      if (attempts.count > max) throw tooManyRequests(attempts.since + MINUTE - now);
    }
  });
}

/**
 * Counts what a buyer does with an order by its link, from all addresses.
 * @throws ShopError `too_many_requests` above the limit
 */
export async function limitLinkChanges(context: AppContext, commandId: string): Promise<void> {
  if (!context.rateLimit) return;
  const now = context.now();
  const key = `link-of:${commandId}`;
  const attempts = await context.database.transact((db) => countAttempt(db, key, now, HOUR));
  if (attempts.count > LINK_CHANGES_PER_HOUR) throw tooManyRequests(attempts.since + HOUR - now);
}

/** The delay after a number of wrong logins in a row, in milliseconds. */
export function loginDelay(wrong: number): number {
  if (wrong < LOGINS_BEFORE_DELAY) return 0;
  return wrong < LOGINS_BEFORE_LOCK ? SECOND * 2 ** (wrong - LOGINS_BEFORE_DELAY) : LOCK_MS;
}

/** What signed in with a name before, as a key of its counters. */
export type KnownSource = { kind: 'address' | 'device' | 'session'; key: string };

/** A login that is counted. */
export type LoginAttempt = {
  username: string;
  address: string;
  /** It has counters of its own, which strangers cannot use up. */
  knownSource: KnownSource | undefined;
};

type LoginKeys = {
  /** Counts the wrong logins in a row. */
  pair: string;
  windows: { key: string; max: number; ms: number }[];
};

function loginKeys({ username, address, knownSource }: LoginAttempt): LoginKeys {
  const name = createHash('sha256').update(username).digest('base64url');
  const kind = knownSource?.kind ?? 'stranger';
  const minute = { max: LOGINS_PER_MINUTE, ms: MINUTE };
  const hour = { key: `login-hour:${kind}:${name}`, max: LOGINS_PER_HOUR[kind], ms: HOUR };
  if (knownSource !== undefined) {
    const { key } = knownSource;
    const own = {
      key: `login-hour-of:${key}`,
      max: LOGINS_PER_HOUR_OF_ONE[knownSource.kind],
      ms: HOUR,
    };
    return { pair: `login:${key}`, windows: [{ key: `login-known:${key}`, ...minute }, own, hour] };
  }
  const network = networkOf(address);
  return {
    pair: `login:${name}:${network}`,
    windows: [
      { key: `login-address:${network}`, ...minute },
      { key: `login-name:${name}`, ...minute },
      hour,
    ],
  };
}

/**
 * Runs the check of a login, which counts as a wrong one until it succeeds. One that ends without a verdict, because
 * the database failed or too many wait, is not counted: it must not keep out whoever has the password.
 * @param check throws a ShopError below 500 for a wrong password
 * @throws ShopError `too_many_requests`; the errors of `check`
 */
export async function countLogin<Result>(
  context: AppContext,
  attempt: LoginAttempt,
  check: () => Promise<Result>,
): Promise<Result> {
  await startLogin(context, attempt);
  try {
    const result = await check();
    // What the check committed is not undone by counters that fail.
    await endLogin(context, attempt).catch(() => undoLogin(context, attempt).catch(() => {}));
    return result;
  } catch (error) {
    const isVerdict = error instanceof ShopError && error.status < 500;
    // The response does not wait for a database that has just failed.
    if (!isVerdict) void undoLogin(context, attempt).catch(() => {});
    throw error;
  }
}

/**
 * Counts a login before the password is checked, so that parallel guesses count: at most ten a minute for a name and
 * for an address, and `LOGINS_PER_HOUR`; for both together with increasing delays, then a lock of five minutes
 * (A1). What signed in before has such counters of its own, and waits for no stranger. Known and unknown names are
 * treated alike.
 * @throws ShopError `too_many_requests`; `unavailable` when too many strangers wait
 */
async function startLogin(context: AppContext, attempt: LoginAttempt): Promise<void> {
  if (!context.rateLimit) return;
  const count = () => countStartedLogin(context, attempt);
  await (attempt.knownSource === undefined ? strangersToCount.run(count) : count());
}

async function countStartedLogin(context: AppContext, attempt: LoginAttempt): Promise<void> {
  const now = context.now();
  const { pair, windows } = loginKeys(attempt);
  await context.database.transact(async (db) => {
    const { count, last } = await lockAttempts(db, pair);
    const age = now - last;
    const wrong = age > -CLOCK_TOLERANCE_MS && age < RESET_AFTER_MS ? count : 0;
    const allowedAt = last + loginDelay(wrong);
    if (wrong > 0 && now < allowedAt) throw tooManyRequests(allowedAt - now);
    for (const { key, max, ms } of windows) {
      const attempts = await countAttempt(db, key, now, ms);
      if (attempts.count > max) throw tooManyRequests(attempts.since + ms - now);
    }
    const wasLocked = wrong >= LOGINS_BEFORE_LOCK;
    await writeAttempts(db, pair, { count: wasLocked ? 1 : wrong + 1, since: now, last: now });
  });
}

/** Clears the wrong logins in a row after a successful login, which does not count. */
async function endLogin(context: AppContext, attempt: LoginAttempt): Promise<void> {
  if (!context.rateLimit) return;
  const { pair, windows } = loginKeys(attempt);
  await withoutWaitLimit(() =>
    context.database.transact(async (db) => {
      await clearAttempts(db, pair);
      for (const { key } of windows) await undoAttempt(db, key);
    }),
  );
}

/** Uncounts a login with the correct password and without the code that it needs. Wrong ones stay counted. */
export async function undoLogin(context: AppContext, attempt: LoginAttempt): Promise<void> {
  if (!context.rateLimit) return;
  const { pair, windows } = loginKeys(attempt);
  await withoutWaitLimit(() =>
    context.database.transact(async (db) => {
      for (const key of [pair, ...windows.map((window) => window.key)]) await undoAttempt(db, key);
    }),
  );
}

/**
 * Counts a code of a second factor before it is checked, so that parallel guesses count: at most ten wrong
 * ones an hour for an account, from all addresses. The sender of a code knows the password or has a session.
 * @throws ShopError `too_many_requests`
 */
export async function startCode(context: AppContext, accountId: number): Promise<void> {
  if (!context.rateLimit) return;
  const now = context.now();
  await context.database.transact(async (db) => {
    const { count, since } = await countAttempt(db, codeKey(accountId), now, HOUR);
    if (count > WRONG_CODES_PER_HOUR) throw tooManyRequests(since + HOUR - now);
  });
}

/** Uncounts a correct code. Wrong ones stay counted. */
export async function endCode(context: AppContext, accountId: number): Promise<void> {
  if (!context.rateLimit) return;
  await withoutWaitLimit(() =>
    context.database.transact((db) => undoAttempt(db, codeKey(accountId))),
  );
}

function codeKey(accountId: number): string {
  return `code:${accountId}`;
}
