import { sql, type Kysely, type Transaction } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isBusy } from './faults.ts';
import type { Tables } from './tables.ts';

/** A commit is shared by so many at most; between commits, answers go out and readers have their turn. */
const MOST_TOGETHER = 32;

type Work<Result> = (db: Transaction<Tables>) => Promise<Result>;

/** One caller's work; what it came to is told only when the commit is on disk. */
type Waiting = { run: Work<() => void>; fail: (error: unknown) => void };

export type GroupCommit = {
  transact: <Result>(work: Work<Result>) => Promise<Result>;
  /** How many commits there were: as many as transactions when each had one to itself. */
  commits: () => number;
};

/**
 * SQLite has one writer and makes every commit durable by itself, so transactions that wait for each
 * other anyway share a commit: each in a savepoint of its own, all or nothing, told after the commit.
 * Waiting here also keeps connections free for readers.
 */
export function makeGroupCommit(db: Kysely<Tables>): GroupCommit {
  const waiting: Waiting[] = [];
  let isWorking = false;
  let commits = 0;

  const workThrough = async () => {
    isWorking = true;
    while (waiting.length > 0) {
      commits += await commitTogether(db, waiting.splice(0, MOST_TOGETHER));
      await nextTurn();
    }
    isWorking = false;
  };

  const transact = <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const run: Waiting['run'] = async (tx) => {
        const result = await work(tx);
        return () => resolve(result);
      };
      waiting.push({ run, fail: reject });
      if (!isWorking) void workThrough();
    });
  return { transact, commits: () => commits };
}

/** Answers how many commits it took. */
async function commitTogether(db: Kysely<Tables>, group: readonly Waiting[]): Promise<number> {
  const [first, second] = group;
  if (!first) return 0;
  try {
    const tellings = await db.transaction().execute(async (tx) => {
      if (!second) return [await first.run(tx)];
      const outcomes: (() => void)[] = [];
      for (const waiting of group) outcomes.push(await inSavepoint(tx, waiting));
      return outcomes;
    });
    for (const tell of tellings) tell();
    return 1;
  } catch (error) {
    if (!second || isBusy(error)) {
      for (const { fail } of group) fail(error);
      return 0;
    }
    // What broke the whole transaction (a full disk) may be the doing of one of them: each by itself.
    let commits = 0;
    for (const waiting of group) commits += await commitTogether(db, [waiting]);
    return commits;
  }
}

async function inSavepoint(tx: Transaction<Tables>, { run, fail }: Waiting): Promise<() => void> {
  await sql`savepoint one_of_many`.execute(tx);
  try {
    const tell = await run(tx);
    await sql`release one_of_many`.execute(tx);
    return tell;
  } catch (error) {
    await sql`rollback to one_of_many`.execute(tx);
    await sql`release one_of_many`.execute(tx);
    return () => fail(error);
  }
}
