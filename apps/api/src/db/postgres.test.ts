import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  createPostgresDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../testing/each-database.ts';
import { isUnavailable } from './errors.ts';
import type { Database, Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The timeouts of an API server, shortened for the tests. */
const TIMEOUTS = { statement: 1_000, lock: 500, idle: 2_000 };

/** A timeout that is long enough for a starting process on a busy machine. */
const POLL_OPTIONS = { timeout: 30_000 };

/** Returns a function whose promises resolve after it was called `count` times. */
function createBarrier(count: number): () => Promise<void> {
  let missing = count;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return opened;
  };
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let one: Database;
  let two: Database;

  beforeAll(async () => {
    testDatabase = await createPostgresDatabase();
    one = await openTestDatabase(testDatabase);
    two = await openTestDatabase(testDatabase, TIMEOUTS);
    await one.transact(async (db) => {
      await writeSetting(db, 'left', '0');
      await writeSetting(db, 'right', '0');
    });
  });

  afterAll(async () => {
    await one.close();
    await two.close();
    await testDatabase.remove();
  });

  const updateSetting = (db: Db, name: string) =>
    db.updateTable('settings').set({ value: name }).where('name', '=', name).execute();

  test('O5 two transactions in a deadlock both complete: one is retried', async () => {
    const barrier = createBarrier(2);
    const runs: string[] = [];
    const inOrder = (database: Database, first: string, second: string) =>
      database.transact(async (db) => {
        runs.push(first);
        await updateSetting(db, first);
        // Only the first runs wait for each other: the retried transaction runs alone.
        if (runs.length <= 2) await barrier();
        await updateSetting(db, second);
      });
    const other = await openTestDatabase(testDatabase);
    await Promise.all([inOrder(one, 'left', 'right'), inOrder(other, 'right', 'left')]);
    // The retried transaction may take its lock before the other one wakes, and is then retried again.
    expect(runs.length).toBeGreaterThan(2);
    await other.close();
  });

  test('O5 a transaction with a serialization failure is retried on the new data', async () => {
    await one.transact((db) => writeSetting(db, 'count', '0'));
    const barrier = createBarrier(2);
    let runs = 0;
    const addOne = () =>
      one.transact(async (db) => {
        runs += 1;
        await sql`set transaction isolation level serializable`.execute(db);
        const count = Number(await readSetting(db, 'count'));
        if (runs <= 2) await barrier();
        await writeSetting(db, 'count', String(count + 1));
      });
    await Promise.all([addOne(), addOne()]);
    expect(runs).toBe(3);
    expect(await readSetting(one.db, 'count')).toBe('2');
  });

  test('statements, lock waits and idle transactions time out', async () => {
    const slow = await errorOf(two.transact((db) => sql`select pg_sleep(60)`.execute(db)));
    expect(slow).toMatchObject({ code: '57014' });

    const [locked, released] = [createBarrier(2), createBarrier(2)];
    const locking = one.transact(async (db) => {
      await updateSetting(db, 'left');
      void locked();
      await released();
    });
    await locked();
    const lockWait = await errorOf(two.transact((db) => updateSetting(db, 'left')));
    void released();
    await locking;
    expect(lockWait).toMatchObject({ code: '55P03' });

    const idle = await errorOf(
      two.transact(async (db) => {
        await updateSetting(db, 'left');
        // Waits until the server has ended the idle transaction and its row is unlocked.
        await one.transact((other) => updateSetting(other, 'left'));
        await updateSetting(db, 'left');
      }),
    );
    for (const error of [slow, lockWait, idle]) expect(isUnavailable(error)).toBe(true);
    await two.transact((db) => updateSetting(db, 'left'));
  });

  test('starting processes wait for a running migration without a timeout', async () => {
    const fresh = await createPostgresDatabase();
    const first = await openTestDatabase(fresh);
    const [locked, released] = [createBarrier(2), createBarrier(2)];
    const migrating = first.transact(async (db) => {
      await sql`select pg_advisory_xact_lock(7216305)`.execute(db);
      void locked();
      await released();
    });
    await locked();
    const waiting = openTestDatabase(fresh, { statement: 50, lock: 50, idle: 60_000 });
    await expect
      .poll(async () => {
        const query = sql<{ n: number }>`
          select count(*) as n from pg_locks where locktype = 'advisory' and not granted`;
        return (await query.execute(first.db)).rows[0]?.n;
      }, POLL_OPTIONS)
      .toBe(1);
    // Longer than the timeouts: a migration must not be limited by them.
    await sql`select pg_sleep(0.3)`.execute(first.db);
    void released();
    await migrating;
    await (await waiting).close();
    await first.close();
    await fresh.remove();
  });

  test('a process uses at most ten connections, and waiting transactions get one', async () => {
    const database = await openTestDatabase(testDatabase);
    const barrier = createBarrier(10);
    let max = 0;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transact(async (db) => {
          await barrier();
          const query = sql<{ n: number }>`
            select count(*) as n from pg_stat_activity
            where datname = current_database() and application_name = 'pool'`;
          await sql`set application_name = 'pool'`.execute(db);
          max = Math.max(max, (await query.execute(db)).rows[0]?.n ?? 0);
        }),
      ),
    );
    expect(max).toBe(10);
    expect(database.load().waiting).toBe(0);
    await database.close();
  });
});
