import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { makeOrderQueue } from './order-queue.ts';

/** A queue on a clock of its own, whose orders end when the test says so. */
function makeCounter() {
  let time = 0;
  const queue = makeOrderQueue('sqlite', () => time);
  const ends: (() => void)[] = [];
  const told: string[] = [];
  const turn = async () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    told,
    come: (count: number) => {
      for (let number = 0; number < count; number += 1) {
        queue
          .run(() => new Promise<void>((resolve) => ends.push(resolve)))
          .then(
            () => told.push('served'),
            (error: unknown) => told.push(error instanceof Refusal ? error.code : 'fault'),
          );
      }
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Ends so many orders under way, one after the other. */
    serve: async (count: number) => {
      for (let number = 0; number < count; number += 1) {
        await turn();
        ends.shift()?.();
      }
      await turn();
    },
    count: async (what: string) => {
      await turn();
      return told.filter((each) => each === what).length;
    },
  };
}

test('O1 a thousand that come at one moment all have their turn, however long it takes', async () => {
  const counter = makeCounter();
  counter.come(1_000);
  for (let round = 0; round < 10; round += 1) {
    counter.pass(400);
    await counter.serve(100);
  }
  expect(await counter.count('served')).toBe(1_000);
});

test('V4 beyond what may wait, orders are turned away at once', async () => {
  const counter = makeCounter();
  counter.come(2_000);
  expect(await counter.count('unavailable')).toBe(2_000 - 64 - 1_024);
});

test('V4 whoever has waited too long is turned away when more than a crowd come, and nobody waits long after', async () => {
  const counter = makeCounter();
  counter.come(64 + 1_024);
  await counter.serve(100);
  counter.pass(701);
  expect(await counter.count('unavailable')).toBe(0);
  counter.come(2);
  expect(await counter.count('unavailable')).toBe(1_024 - 100);
  counter.pass(501);
  await counter.serve(64);
  expect(await counter.count('unavailable')).toBe(1_024 - 100 + 2);
  expect(await counter.count('served')).toBe(100 + 64);
});

test('O1 a crowd that comes slowly has its turn as well', async () => {
  const counter = makeCounter();
  for (let second = 0; second < 10; second += 1) {
    counter.come(100);
    counter.pass(1_000);
  }
  await counter.serve(1_000);
  expect(await counter.count('served')).toBe(1_000);
});

test('V4 after a storm orders pass as before, and a crowd may wait again', async () => {
  const counter = makeCounter();
  counter.come(64 + 1_024 + 1);
  await counter.serve(64 + 1_024);
  counter.pass(5_001);
  counter.come(64 + 50);
  counter.pass(3_000);
  await counter.serve(64 + 50);
  expect(await counter.count('unavailable')).toBe(1);
  expect(await counter.count('fault')).toBe(0);
  expect(await counter.count('served')).toBe(2 * 64 + 1_024 + 50);
});
