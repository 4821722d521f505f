import { sql, type Kysely, type Transaction } from 'kysely';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isBusy } from './errors.ts';
import type { Tables } from './tables.ts';

/** Maximum number of transactions per commit. Between two commits, responses are sent and readers run. */
const MAX_GROUP_SIZE = 32;

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
 * commit, each in its own savepoint. The queue also leaves connections free for readers.
 */
export function createGroupCommit(db: Kysely<Tables>): GroupCommit {
  const queued: QueuedTransaction[] = [];
  let isRunning = false;
  let commits = 0;

  const commitQueued = async () => {
    isRunning = true;
    while (queued.length > 0) {
      commits += await commitGroup(db, queued.splice(0, MAX_GROUP_SIZE));
      await yieldToEventLoop();
    }
    isRunning = false;
  };

  const transact = <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const run: QueuedTransaction['run'] = async (tx) => {
        const result = await work(tx);
        return () => resolve(result);
      };
      queued.push({ run, fail: reject });
      if (!isRunning) void commitQueued();
    });
  return { transact, commits: () => commits };
}

/** Returns the number of commits. */
async function commitGroup(
  db: Kysely<Tables>,
  group: readonly QueuedTransaction[],
): Promise<number> {
  const [first, second] = group;
  if (!first) return 0;
  try {
    const callbacks = await db.transaction().execute(async (tx) => {
      if (!second) return [await first.run(tx)];
      const outcomes: (() => void)[] = [];
      for (const queued of group) outcomes.push(await inSavepoint(tx, queued));
      return outcomes;
    });
    for (const settle of callbacks) settle();
    return 1;
  } catch (error) {
    if (!second || isBusy(error)) {
      for (const { fail } of group) fail(error);
      return 0;
    }
    // One of them may have broken the whole transaction (for example a full disk), so each runs alone.
    let commits = 0;
    for (const queued of group) commits += await commitGroup(db, [queued]);
    return commits;
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
