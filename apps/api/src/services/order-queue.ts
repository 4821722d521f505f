import { Refusal } from '../refusal.ts';

/**
 * Orders that are worked on at once; the others wait in the order they came. On SQLite they share
 * commits; on PostgreSQL more than it has connections for would only wait where nobody counts.
 */
const MOST_AT_ONCE = { sqlite: 64, postgres: 16 } as const;
/** A crowd that comes at once may wait (O1); what is beyond is turned away. */
const MOST_WAITING = 1_024;
/** In milliseconds: whoever waits longer, while more come than a crowd, is in a storm. */
const STORM_AFTER = 700;
/** In a storm, and for a while after somebody was turned away, nobody waits longer than this. */
const LONGEST_IN_STORM = 500;
const STORM_LASTS = 5_000;
/** Seconds after which another try is worth it. */
const RETRY_AFTER = 2;

type Waiting = { since: number; start: () => void; refuse: (refusal: Refusal) => void };

/** Lets orders through, as many as can be answered in time. */
export type OrderQueue = { run: <Result>(work: () => Promise<Result>) => Promise<Result> };

type Dialect = keyof typeof MOST_AT_ONCE;

/**
 * Makes the queue of one process's orders. More than it can take are turned away at once, so that
 * those it takes are answered within a second (V4); a thousand that come at one moment all have their
 * turn. An order that is turned away has touched nothing.
 * @param now milliseconds of a clock that never goes back
 */
export function makeOrderQueue(
  dialect: Dialect,
  now: () => number = () => performance.now(),
): OrderQueue {
  const waiting: Waiting[] = [];
  let running = 0;
  let stormUntil = -Infinity;
  /** How many have come since nobody had to wait. */
  let came = 0;

  const turnAway = ({ refuse }: Waiting) => {
    stormUntil = now() + STORM_LASTS;
    refuse(new Refusal('unavailable', { retryAfter: RETRY_AFTER }));
  };
  const hasWaited = (milliseconds: number) =>
    waiting[0] !== undefined && now() - waiting[0].since > milliseconds;
  const clear = () => {
    while (hasWaited(LONGEST_IN_STORM)) {
      const first = waiting.shift();
      if (first) turnAway(first);
    }
  };
  const next = () => {
    if (now() < stormUntil) clear();
    const first = waiting.shift();
    if (waiting.length === 0) came = 0;
    if (first) first.start();
    else running -= 1;
  };
  const enter = () =>
    new Promise<void>((start, refuse) => {
      const one = { since: now(), start, refuse };
      if (came > MOST_WAITING && hasWaited(STORM_AFTER)) clear();
      if (running < MOST_AT_ONCE[dialect]) {
        running += 1;
        start();
        return;
      }
      came += 1;
      if (waiting.length < MOST_WAITING) waiting.push(one);
      else turnAway(one);
    });

  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
