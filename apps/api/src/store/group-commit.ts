import { sql, type Kysely, type Transaction } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isBusy } from './faults.ts';
import type { Tables } from './tables.ts';

/** A commit is shared by so many at most; between commits, answers go out and readers have their turn. */
const MOST_TOGETHER = 32;

type Work<Result> = (db: Transaction<Tables>) => Promise<Result>;

/** One caller's work; what it came to is told only when the commit is on disk. */
type Waiting = { run: Work<() => void>; fail: (error: unknown) => void };

/**
 * SQLite has one writer and makes every commit durable by itself, so transactions that wait for each
 * other anyway share a commit: each in a savepoint of its own, all or nothing, told after the commit.
 * Waiting here also keeps connections free for readers.
 */
export function makeGroupCommit(
  db: Kysely<Tables>,
): <Result>(work: Work<Result>) => Promise<Result> {
  const waiting: Waiting[] = [];
  let isWorking = false;

  const workThrough = async () => {
    isWorking = true;
    while (waiting.length > 0) {
      await commitTogether(db, waiting.splice(0, MOST_TOGETHER));
      await nextTurn();
    }
    isWorking = false;
  };

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const run: Waiting['run'] = async (tx) => {
        const result = await work(tx);
        return () => resolve(result);
      };
      waiting.push({ run, fail: reject });
      if (!isWorking) void workThrough();
    });
}

async function commitTogether(db: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  const [first, second] = group;
  if (!first) return;
  try {
    const tellings = await db.transaction().execute(async (tx) => {
      if (!second) return [await first.run(tx)];
      const outcomes: (() => void)[] = [];
      for (const waiting of group) outcomes.push(await inSavepoint(tx, waiting));
      return outcomes;
    });
    for (const tell of tellings) tell();
  } catch (error) {
    if (!second || isBusy(error)) {
      for (const { fail } of group) fail(error);
      return;
    }
    // What broke the whole transaction (a full disk) may be the doing of one of them: each by itself.
    for (const waiting of group) await commitTogether(db, [waiting]);
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
