import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase, openTestDatabase } from '../testing/each-database.ts';
import { spendWait, waitedRequest } from '../testing/waited-request.ts';
import { SERVER_TIMEOUTS } from './database.ts';
import { POOL_SIZE } from './postgres-dialect.ts';
import {
  createRequestWaits,
  LAST_STATEMENT_MS,
  MAX_WAIT_MS,
  remainingWait,
  startWait,
  withoutWaitLimit,
} from './wait-budget.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('ADR 0103 the waits of a request add up, those at the same time count once, and other work has no limit', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const request = createRequestWaits();
  const wait = (milliseconds: number) =>
    request.run(() => {
      const ends = [startWait(), startWait()];
      vi.advanceTimersByTime(milliseconds);
      for (const end of ends) end();
    });
  wait(1_000);
  vi.advanceTimersByTime(10_000);
  wait(500);
  expect(request.run(remainingWait)).toBe(MAX_WAIT_MS - 1_500);
  expect(remainingWait()).toBe(Infinity);
  request.end();
  expect(request.run(remainingWait)).toBe(Infinity);
});

test('ADR 0103 the waits of a request and one more for a lock are less than five seconds', () => {
  expect(MAX_WAIT_MS + SERVER_TIMEOUTS.lock).toBeLessThan(5_000);
  expect(LAST_STATEMENT_MS).toBeGreaterThanOrEqual(SERVER_TIMEOUTS.lock);
  expect(MAX_WAIT_MS + LAST_STATEMENT_MS).toBeLessThan(5_000);
});

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  test('ADR 0103 a request that has waited too long gets no further connection', async () => {
    const testDatabase = await createPostgresDatabase();
    const database = await openTestDatabase(testDatabase, SERVER_TIMEOUTS);
    const query = () => sql`select 1`.execute(database.db);
    const late = waitedRequest(MAX_WAIT_MS);
    await expect(late.run(query)).rejects.toThrow('waited too long');
    await expect(late.run(() => withoutWaitLimit(query))).resolves.toBeDefined();
    const inTime = waitedRequest(MAX_WAIT_MS - 2_000);
    await inTime.run(query);
    await expect(query()).resolves.toBeDefined();
    await database.close();
    await testDatabase.remove();
  });

  test('ADR 0109 a transaction of many statements ends when its request has waited too long, and stores nothing', async () => {
    const testDatabase = await createPostgresDatabase();
    const database = await openTestDatabase(testDatabase, SERVER_TIMEOUTS);
    const { db } = database;
    await sql`create table waited (step integer)`.execute(db);
    const request = createRequestWaits();
    const steps: number[] = [];
    const saving = request.run(() =>
      database.transact(async (tx) => {
        for (let step = 1; step <= 10; step += 1) {
          await sql`insert into waited values (${step})`.execute(tx);
          steps.push(step);
          await sql`select pg_sleep(1)`.execute(tx);
        }
      }),
    );
    await expect(saving).rejects.toThrow('waited too long');
    expect(steps.length).toBeLessThanOrEqual(4);
    expect((await sql`select * from waited`.execute(db)).rows).toEqual([]);
    await database.close();
    await testDatabase.remove();
  });

  test('ADR 0109 one statement that waits for many locks ends too, and its connection is replaced', async () => {
    const testDatabase = await createPostgresDatabase();
    const database = await openTestDatabase(testDatabase, SERVER_TIMEOUTS);
    const waiting = createRequestWaits().run(() =>
      database.transact(async (tx) => {
        await sql`select 1`.execute(tx);
        spendWait(remainingWait() - 100);
        await sql`select pg_sleep(14)`.execute(tx);
      }),
    );
    await expect(waiting).rejects.toThrow('waited too long');
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
    await testDatabase.remove();
  });

  test('ADR 0109 after a read that waited too long, the next request gets another connection', async () => {
    const testDatabase = await createPostgresDatabase();
    const database = await openTestDatabase(testDatabase, SERVER_TIMEOUTS);
    const { db } = database;
    const statements = (count: number, seconds: number) =>
      Array.from({ length: count }, () => sql`select pg_sleep(${seconds})`.execute(db));
    await Promise.all(statements(POOL_SIZE, 0.1));
    const busy = statements(POOL_SIZE - 1, 3);
    const late = waitedRequest(MAX_WAIT_MS - 500).run(() => sql`select pg_sleep(14)`.execute(db));
    const next = sql<{ one: number }>`select 1 as one`.execute(db);
    await expect(late).rejects.toThrow('waited too long');
    expect((await next).rows).toEqual([{ one: 1 }]);
    await Promise.all(busy);
    await database.close();
    await testDatabase.remove();
  });

  test('ADR 0109 a transaction whose last statement ended in time is committed', async () => {
    const testDatabase = await createPostgresDatabase();
    const database = await openTestDatabase(testDatabase, SERVER_TIMEOUTS);
    await sql`create table waited (step integer)`.execute(database.db);
    await createRequestWaits().run(() =>
      database.transact(async (tx) => {
        await sql`select 1`.execute(tx);
        spendWait(remainingWait() - 100);
        await sql`insert into waited select 1 from (select pg_sleep(0.3)) as slept`.execute(tx);
      }),
    );
    expect((await sql`select * from waited`.execute(database.db)).rows).toHaveLength(1);
    await database.close();
    await testDatabase.remove();
  });
});
