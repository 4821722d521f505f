import { expect, test } from 'vitest';
import { ShopError } from '../errors.ts';
import { createOrderQueue } from './order-queue.ts';

const MAX_CONCURRENT = 32;
const BURST_CAPACITY = 1_024;
/**
 * Maximum queue length during an overload before any order has ended: at one order per millisecond, 200
 * ms.
 */
const MAX_QUEUED = 200;

/** Creates a queue with its own clock. The test decides when orders end. */
function createTestQueue() {
  let time = 0;
  let shouldYield = false;
  const queue = createOrderQueue(
    'sqlite',
    () => shouldYield,
    () => time,
  );
  const ends: (() => void)[] = [];
  const outcomes: string[] = [];
  const codeOf = (error: unknown) => (error instanceof ShopError ? error.code : 'unexpected error');
  const nextIteration = async () => new Promise<void>((resolve) => setImmediate(resolve));
  const runIterations = async (count: number) => {
    for (let number = 0; number < count; number += 1) await nextIteration();
  };
  return {
    countRunning: () => ends.length,
    add: (count: number) => {
      for (let number = 0; number < count; number += 1) {
        queue
          .run(() => new Promise<void>((resolve) => ends.push(resolve)))
          .then(
            () => outcomes.push('processed'),
            (error: unknown) => outcomes.push(codeOf(error)),
          );
      }
    },
    advanceClock: (milliseconds: number) => {
      time += milliseconds;
    },
    setShouldYield: (value: boolean) => {
      shouldYield = value;
    },
    /** Ends `count` running orders, one after the other, `interval` milliseconds apart. */
    process: async (count: number, interval = 0) => {
      for (let number = 0; number < count; number += 1) {
        await nextIteration();
        time += interval;
        ends.shift()?.();
      }
      await runIterations(3);
    },
    count: async (outcome: string) => {
      await runIterations(3);
      return outcomes.filter((each) => each === outcome).length;
    },
    /** The error code of a new order before its body is read; undefined when it is accepted. */
    shedLoad: async () => queue.shedLoad()?.then(() => undefined, codeOf),
  };
}

test('O1 a thousand concurrent orders are all processed, however long it takes', async () => {
  const queue = createTestQueue();
  queue.add(1_000);
  await queue.process(1_000, 10);
  expect(await queue.count('processed')).toBe(1_000);
});

test('O1 a burst that arrives slowly is processed too', async () => {
  const queue = createTestQueue();
  for (let second = 0; second < 10; second += 1) {
    queue.add(100);
    queue.advanceClock(1_000);
  }
  await queue.process(1_000);
  expect(await queue.count('processed')).toBe(1_000);
});

test('V4 above the burst capacity, orders that would wait too long are rejected at once, the last first', async () => {
  const queue = createTestQueue();
  queue.add(2_000);
  expect(await queue.count('unavailable')).toBe(2_000 - MAX_CONCURRENT - MAX_QUEUED);
  await queue.process(MAX_CONCURRENT + MAX_QUEUED);
  expect(await queue.count('processed')).toBe(MAX_CONCURRENT + MAX_QUEUED);
});

test('V4 the queue length during an overload depends on how fast the last orders ended', async () => {
  const queue = createTestQueue();
  queue.add(1_000);
  await queue.process(1_000, 10);
  queue.add(2_000);
  expect(await queue.count('unavailable')).toBe(2_000 - MAX_CONCURRENT - MAX_QUEUED / 10);
});

test('V4 during an overload an order that has waited too long is rejected, not processed late', async () => {
  const queue = createTestQueue();
  queue.add(2_000);
  const rejected = await queue.count('unavailable');
  queue.advanceClock(401);
  await queue.process(1);
  expect(await queue.count('unavailable')).toBe(rejected + MAX_QUEUED);
  expect(queue.countRunning()).toBe(MAX_CONCURRENT - 1);
});

test('V4 an order that would wait too long is rejected before its body is read, only during an overload', async () => {
  const queue = createTestQueue();
  queue.add(MAX_CONCURRENT + BURST_CAPACITY);
  expect(await queue.shedLoad()).toBeUndefined();
  queue.add(BURST_CAPACITY);
  expect(await queue.shedLoad()).toBe('unavailable');
});

test('V4 while new connections are accepted, no order starts and none is rejected', async () => {
  const queue = createTestQueue();
  queue.setShouldYield(true);
  queue.add(2_000);
  await queue.process(MAX_CONCURRENT);
  expect([queue.countRunning(), await queue.count('unavailable')]).toEqual([0, 0]);
  queue.setShouldYield(false);
  expect(await queue.count('unavailable')).toBe(2_000 - MAX_CONCURRENT - MAX_QUEUED);
  expect(queue.countRunning()).toBe(MAX_CONCURRENT);
});

test('V4 after an overload orders are processed as before, and a burst may wait again', async () => {
  const queue = createTestQueue();
  queue.add(2_000);
  await queue.process(MAX_CONCURRENT + MAX_QUEUED);
  const rejected = await queue.count('unavailable');
  queue.advanceClock(5_001);
  queue.add(1_000);
  await queue.process(1_000, 10);
  expect(await queue.count('unavailable')).toBe(rejected);
  expect(await queue.count('unexpected error')).toBe(0);
  expect(await queue.count('processed')).toBe(MAX_CONCURRENT + MAX_QUEUED + 1_000);
});
