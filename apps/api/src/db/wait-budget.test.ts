import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { createPostgresDatabase, openTestDatabase } from '../testing/each-database.ts';
import { SERVER_TIMEOUTS } from './database.ts';
import {
  createRequestWaits,
  MAX_WAIT_MS,
  remainingWait,
  startWait,
  withoutWaitLimit,
} from './wait-budget.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A request that has waited for this long, in milliseconds. */
function waitedRequest(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const request = createRequestWaits();
  const endWait = request.run(startWait);
  vi.advanceTimersByTime(milliseconds);
  endWait();
  vi.useRealTimers();
  return request;
}

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
});
