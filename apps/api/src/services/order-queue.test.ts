import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { makeOrderQueue } from './order-queue.ts';

const AT_ONCE = 32;
const CROWD = 1_024;
/** What a storm lets wait while nothing has shown how fast orders end: one in a millisecond. */
const WAIT_IN_STORM = 200;

/** A queue on a clock of its own, whose orders end when the test says so. */
function makeCounter() {
  let time = 0;
  let areNewcomersFirst = false;
  const queue = makeOrderQueue(
    'sqlite',
    () => areNewcomersFirst,
    () => time,
  );
  const ends: (() => void)[] = [];
  const told: string[] = [];
  const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : 'fault');
  const turn = async () => new Promise<void>((resolve) => setImmediate(resolve));
  const turns = async (count: number) => {
    for (let number = 0; number < count; number += 1) await turn();
  };
  return {
    underWay: () => ends.length,
    come: (count: number) => {
      for (let number = 0; number < count; number += 1) {
        queue
          .run(() => new Promise<void>((resolve) => ends.push(resolve)))
          .then(
            () => told.push('served'),
            (error: unknown) => told.push(codeOf(error)),
          );
      }
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    letNewcomersFirst: (isSo: boolean) => {
      areNewcomersFirst = isSo;
    },
    /** Ends so many orders under way, one after the other, so many milliseconds apart. */
    serve: async (count: number, apart = 0) => {
      for (let number = 0; number < count; number += 1) {
        await turn();
        time += apart;
        ends.shift()?.();
      }
      await turns(3);
    },
    count: async (what: string) => {
      await turns(3);
      return told.filter((each) => each === what).length;
    },
    /** What whoever comes now hears before anything is read of the order. */
    ask: async () => queue.turnAway()?.then(() => 'nothing', codeOf),
  };
}

test('O1 a thousand that come at one moment all have their turn, however long it takes', async () => {
  const counter = makeCounter();
  counter.come(1_000);
  await counter.serve(1_000, 10);
  expect(await counter.count('served')).toBe(1_000);
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

test('V4 of more than a crowd, those that would wait too long are turned away at once, the last first', async () => {
  const counter = makeCounter();
  counter.come(2_000);
  expect(await counter.count('unavailable')).toBe(2_000 - AT_ONCE - WAIT_IN_STORM);
  await counter.serve(AT_ONCE + WAIT_IN_STORM);
  expect(await counter.count('served')).toBe(AT_ONCE + WAIT_IN_STORM);
});

test('V4 how many may wait in a storm follows from how fast the last orders ended', async () => {
  const counter = makeCounter();
  counter.come(1_000);
  await counter.serve(1_000, 10);
  counter.come(2_000);
  expect(await counter.count('unavailable')).toBe(2_000 - AT_ONCE - WAIT_IN_STORM / 10);
});

test('V4 in a storm whoever has waited too long is turned away, not served late', async () => {
  const counter = makeCounter();
  counter.come(2_000);
  const turnedAway = await counter.count('unavailable');
  counter.pass(401);
  await counter.serve(1);
  expect(await counter.count('unavailable')).toBe(turnedAway + WAIT_IN_STORM);
  expect(counter.underWay()).toBe(AT_ONCE - 1);
});

test('V4 in a storm whoever would wait too long hears so before the order is read; in calm nobody does', async () => {
  const counter = makeCounter();
  counter.come(AT_ONCE + CROWD);
  expect(await counter.ask()).toBeUndefined();
  counter.come(CROWD);
  expect(await counter.ask()).toBe('unavailable');
});

test('V4 while newcomers come first, no order begins and nobody is turned away', async () => {
  const counter = makeCounter();
  counter.letNewcomersFirst(true);
  counter.come(2_000);
  await counter.serve(AT_ONCE);
  expect([counter.underWay(), await counter.count('unavailable')]).toEqual([0, 0]);
  counter.letNewcomersFirst(false);
  expect(await counter.count('unavailable')).toBe(2_000 - AT_ONCE - WAIT_IN_STORM);
  expect(counter.underWay()).toBe(AT_ONCE);
});

test('V4 after a storm orders pass as before, and a crowd may wait again', async () => {
  const counter = makeCounter();
  counter.come(2_000);
  await counter.serve(AT_ONCE + WAIT_IN_STORM);
  const turnedAway = await counter.count('unavailable');
  counter.pass(5_001);
  counter.come(1_000);
  await counter.serve(1_000, 10);
  expect(await counter.count('unavailable')).toBe(turnedAway);
  expect(await counter.count('fault')).toBe(0);
  expect(await counter.count('served')).toBe(AT_ONCE + WAIT_IN_STORM + 1_000);
});
