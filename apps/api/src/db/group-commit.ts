import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely, type Transaction } from 'kysely';
import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './errors.ts';
import type { Tables } from './tables.ts';

/** Maximum number of transactions per commit. Between two commits, responses are sent and readers run. */
const MAX_GROUP_SIZE = 32;

/** How often a lock that another process does not release is tried, in milliseconds. */
const LOCK_INTERVAL_MS = 100;

type Work<Result> = (db: Transaction<Tables>) => Promise<Result>;

/** A queued transaction; its promise settles after the commit is on disk. */
type QueuedTransaction = { run: Work<() => void>; fail: (error: unknown) => void };

export type GroupCommit = {
  transact: <Result>(work: Work<Result>) => Promise<Result>;
  /** The number of commits since the start. */
  commits: () => number;
};

/**
 * Group commit: SQLite has one writer and an fsync for every commit, so queued transactions share a
 * commit, each in its own savepoint. The queue also leaves connections free for readers. While another process
 * does not release the lock, all queued transactions fail together, and new ones at once.
 */
export function createGroupCommit(db: Kysely<Tables>): GroupCommit {
  const queued: QueuedTransaction[] = [];
  let isRunning = false;
  let commits = 0;
  /** The error of a lock that was not released in time, until it is. */
  let stuck: unknown;

  const waitForLock = async (error: unknown) => {
    stuck = error;
    for (const { fail } of queued.splice(0)) fail(error);
    do await sleep(LOCK_INTERVAL_MS, undefined, { ref: false });
    while (await isLocked(db));
    stuck = undefined;
  };

  const commitQueued = async () => {
    isRunning = true;
    while (queued.length > 0) {
      const group = queued.splice(0, MAX_GROUP_SIZE);
      const outcome = await commitGroup(db, group);
      commits += outcome.commits;
      if (outcome.stuck !== undefined) await waitForLock(outcome.stuck);
      await yieldToEventLoop();
    }
    isRunning = false;
  };

  const transact = <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      // A group runs in the async context of its first caller: each keeps its own.
      const run: QueuedTransaction['run'] = AsyncLocalStorage.bind(async (tx) => {
        const result = await work(tx);
        return () => resolve(result);
      });
      if (stuck !== undefined) return reject(stuck);
      queued.push({ run, fail: reject });
      if (!isRunning) void commitQueued();
    });
  return { transact, commits: () => commits };
}

/** The number of commits, and the error of a lock that another process does not release. */
type GroupOutcome = { commits: number; stuck?: unknown };

async function commitGroup(
  db: Kysely<Tables>,
  group: readonly QueuedTransaction[],
): Promise<GroupOutcome> {
  const [first, second] = group;
  if (!first) return { commits: 0 };
  try {
    const callbacks = await db.transaction().execute(async (tx) => {
      if (!second) return [await first.run(tx)];
      const outcomes: (() => void)[] = [];
      for (const queued of group) outcomes.push(await inSavepoint(tx, queued));
      return outcomes;
    });
    for (const settle of callbacks) settle();
    return { commits: 1 };
  } catch (error) {
    if (!second || isBusy(error)) {
      for (const { fail } of group) fail(error);
      return isBusy(error) ? { commits: 0, stuck: error } : { commits: 0 };
    }
    // One of them may have broken the whole transaction (for example a full disk), so each runs alone.
    let commits = 0;
    for (const queued of group) commits += (await commitGroup(db, [queued])).commits;
    return { commits };
  }
}

async function isLocked(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.transaction().execute(async () => {});
    return false;
  } catch (error) {
    return isBusy(error);
  }
}

async function inSavepoint(
  tx: Transaction<Tables>,
  { run, fail }: QueuedTransaction,
): Promise<() => void> {
  await sql`savepoint grouped_transaction`.execute(tx);
  try {
    const settle = await run(tx);
    await sql`release grouped_transaction`.execute(tx);
    return settle;
  } catch (error) {
    await sql`rollback to grouped_transaction`.execute(tx);
    await sql`release grouped_transaction`.execute(tx);
    return () => fail(error);
  }
}
