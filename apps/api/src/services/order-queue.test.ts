import { expect, test, vi } from 'vitest';
import { ProductLockedError } from '../db/errors.ts';
import { MAX_WAIT_MS } from '../db/wait-budget.ts';
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
  const ends: { resolve: () => void; repeat: () => void; reject: (error: unknown) => void }[] = [];
  const outcomes: string[] = [];
  const codeOf = (error: unknown) => {
    if (error instanceof ProductLockedError) return 'locked';
    return error instanceof ShopError ? error.code : 'unexpected error';
  };
  const nextIteration = async () => new Promise<void>((resolve) => setImmediate(resolve));
  const runIterations = async (count: number) => {
    for (let number = 0; number < count; number += 1) await nextIteration();
  };
  return {
    countRunning: () => ends.length,
    add: (count: number, products: readonly string[] = []) => {
      for (let number = 0; number < count; number += 1) {
        queue
          .run(products, (place) =>
            place(
              (onRows) =>
                new Promise<void>((repeat, reject) => {
                  const resolve = () => {
                    onRows();
                    repeat();
                  };
                  ends.push({ resolve, repeat, reject });
                }),
            ),
          )
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
        ends.shift()?.resolve();
      }
      await runIterations(3);
    },
    /** The next running order ends with the stored response of its key, and takes no row. */
    repeat: async () => {
      await nextIteration();
      ends.shift()?.repeat();
      await runIterations(3);
    },
    /** The next `count` running orders fail: another transaction has locked a product for a whole lock timeout. */
    timeOut: async (product: number, count = 1) => {
      await nextIteration();
      for (const { reject } of ends.splice(0, count)) {
        reject(new ProductLockedError(product, undefined));
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

test('O1 a thousand concurrent orders are all processed within the time that an order may wait', async () => {
  const queue = createTestQueue();
  queue.add(1_000);
  await queue.process(1_000, 3);
  expect(await queue.count('processed')).toBe(1_000);
});

test('O1 a burst that arrives slowly is processed too', async () => {
  const queue = createTestQueue();
  for (let turn = 0; turn < 10; turn += 1) {
    queue.add(100);
    queue.advanceClock(300);
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
  for (let turn = 0; turn < 5; turn += 1) {
    queue.add(200);
    await queue.process(200, 10);
  }
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
  await queue.process(1_000, 3);
  expect(await queue.count('unavailable')).toBe(rejected);
  expect(await queue.count('unexpected error')).toBe(0);
  expect(await queue.count('processed')).toBe(MAX_CONCURRENT + MAX_QUEUED + 1_000);
});

test('ADR 0103 an order that has waited too long is rejected, also while no running one ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = createTestQueue();
  queue.add(MAX_CONCURRENT + 10);
  expect(await queue.count('unavailable')).toBe(0);
  queue.advanceClock(MAX_WAIT_MS + 1);
  vi.advanceTimersByTime(200);
  expect(await queue.count('unavailable')).toBe(10);
  vi.useRealTimers();
  queue.add(5);
  await queue.process(MAX_CONCURRENT + 5);
  // The running ones had their slots in time.
  expect(await queue.count('processed')).toBe(MAX_CONCURRENT + 5);
});

test('ADR 0103 when a product is locked, its queued orders are rejected at once and those of other products run', async () => {
  const queue = createTestQueue();
  queue.add(MAX_CONCURRENT + 100, ['1']);
  queue.add(10, ['2']);
  await queue.timeOut(1);
  expect(await queue.count('unavailable')).toBe(100);
  await queue.timeOut(1, MAX_CONCURRENT - 1);
  await queue.process(10);
  expect([await queue.count('locked'), await queue.count('processed')]).toEqual([
    MAX_CONCURRENT,
    10,
  ]);
});

test('ADR 0103 one order at a time waits for a locked product, until one gets it', async () => {
  const queue = createTestQueue();
  queue.add(1, ['1']);
  await queue.timeOut(1);
  queue.add(3, ['2', '1']);
  expect([await queue.count('unavailable'), queue.countRunning()]).toEqual([2, 1]);
  await queue.process(1);
  queue.add(3, ['1']);
  expect([await queue.count('unavailable'), queue.countRunning()]).toEqual([2, 3]);
});

test('ADR 0103 a repeat of a stored order is no progress of a locked product', async () => {
  const queue = createTestQueue();
  queue.add(1, ['1']);
  await queue.timeOut(1);
  queue.add(1, ['1']);
  await queue.repeat();
  // The product is still locked: one order waits, the others are rejected at once.
  queue.add(3, ['1']);
  expect([await queue.count('unavailable'), queue.countRunning()]).toEqual([2, 1]);
  await queue.timeOut(1);
  expect(await queue.count('locked')).toBe(2);
});

test('ADR 0103 an order is not tried again because a repeat was answered meanwhile', async () => {
  const queue = createTestQueue();
  queue.add(2, ['1']);
  await queue.repeat();
  await queue.timeOut(1);
  expect([queue.countRunning(), await queue.count('locked')]).toEqual([0, 1]);
});

test('O1 an order whose product was locked by other orders is tried again, until it has waited too long', async () => {
  const queue = createTestQueue();
  queue.add(3, ['1']);
  await queue.process(1);
  await queue.timeOut(1);
  // The first was decided meanwhile, so the second has waited for other orders.
  expect([queue.countRunning(), await queue.count('locked')]).toEqual([2, 0]);
  await queue.process(1);
  queue.advanceClock(MAX_WAIT_MS + 1);
  await queue.timeOut(1);
  expect([queue.countRunning(), await queue.count('locked')]).toEqual([0, 1]);
});
