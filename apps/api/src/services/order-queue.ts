import { Refusal } from '../refusal.ts';

/**
 * Orders that are worked on at once; the others wait in the order they came. On SQLite they share one
 * commit; on PostgreSQL two of a process's ten connections are left to those who read.
 */
const MOST_AT_ONCE = { sqlite: 32, postgres: 8 } as const;
/** So many that come while somebody waits are a crowd, and all have their turn (O1). */
const CROWD = 1_024;
/** In milliseconds: when more than a crowd have come and the next would wait longer, it is a storm. */
const STORM_AFTER = 700;
/** In a storm, and for a while after somebody was turned away, nobody is let in who would wait longer. */
const LONGEST_IN_STORM = 200;
/** Nobody is begun with then who has waited longer than this after all. */
const TOO_LATE = 400;
const STORM_LASTS = 5_000;
/** How long refusals are told before everybody else has a turn: thousands would hold the orders up. */
const LONGEST_TELLING = 20;
/** One for all, with the seconds after which another try is worth it: in a storm, making each costs much. */
const TURNED_AWAY = new Refusal('unavailable', { retryAfter: 2 });
/** Milliseconds from one order's end to the next one's, until that has been seen; over how many it is taken. */
const FIRST_PACE = 1;
const PACE_OVER = 100;

type Refuse = (refusal: Refusal) => void;
type Waiting = { since: number; start: () => void; refuse: Refuse };

/** Lets orders through, as many as can be answered in time. */
export type OrderQueue = {
  /**
   * Works an order when its turn comes.
   * @throws Refusal `unavailable` when it would not come in time
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Turns away whoever would wait too long, before anything of the order is read: a promise that fails
   * then, nothing otherwise.
   * @throws Refusal `unavailable`
   */
  turnAway: () => Promise<void> | undefined;
};

type Dialect = keyof typeof MOST_AT_ONCE;

/**
 * Makes the queue of one process's orders. Of more than it can take, those that would wait too long are
 * turned away at once, so that those it takes are answered within a second (V4); a thousand that come
 * at one moment all have their turn. An order that is turned away has touched nothing.
 * @param holdsOn whether both orders and refusals wait just now, for newcomers to be heard
 * @param now milliseconds of a clock that never goes back
 */
export function makeOrderQueue(
  dialect: Dialect,
  holdsOn: () => boolean,
  now: () => number = () => performance.now(),
): OrderQueue {
  const waiting: Waiting[] = [];
  const refused: Refuse[] = [];
  let running = 0;
  let isPlanned = false;
  let stormUntil = -Infinity;
  /** How many have come since nobody had to wait. */
  let came = 0;
  let pace = FIRST_PACE;
  /** When the last order ended while others waited. */
  let lastEnd: number | undefined;

  const isStorm = () => now() < stormUntil;
  /** Whether the last of so many would wait too long. */
  const isTooLong = (count: number) => {
    const wait = count * pace;
    return isStorm() ? wait > LONGEST_IN_STORM : came > CROWD && wait > STORM_AFTER;
  };
  const clearLate = () => {
    const oldest = now() - TOO_LATE;
    while (waiting[0] !== undefined && waiting[0].since < oldest) {
      refused.push(waiting[0].refuse);
      waiting.shift();
    }
  };
  const startSome = () => {
    if (isStorm()) clearLate();
    while (running < MOST_AT_ONCE[dialect]) {
      const first = waiting.shift();
      if (!first) break;
      running += 1;
      first.start();
    }
    if (waiting.length === 0) came = 0;
  };
  const tellSome = () => {
    const until = now() + LONGEST_TELLING;
    let told = 0;
    while (told < refused.length && now() < until) {
      refused[told]?.(TURNED_AWAY);
      told += 1;
    }
    refused.splice(0, told);
  };
  const goOn = () => {
    isPlanned = false;
    if (!holdsOn()) {
      startSome();
      tellSome();
    }
    if (refused.length > 0 || (waiting.length > 0 && running < MOST_AT_ONCE[dialect])) plan();
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(goOn);
  };
  const storm = () => {
    stormUntil = now() + STORM_LASTS;
    plan();
  };
  const end = () => {
    const at = now();
    if (lastEnd !== undefined) pace += (at - lastEnd - pace) / PACE_OVER;
    lastEnd = waiting.length > 0 ? at : undefined;
    running -= 1;
    if (waiting.length > 0) plan();
  };
  const enter = () =>
    new Promise<void>((start, refuse) => {
      if (running < MOST_AT_ONCE[dialect] && waiting.length === 0) {
        running += 1;
        start();
        return;
      }
      came += 1;
      waiting.push({ since: now(), start, refuse });
      while (isTooLong(waiting.length)) {
        storm();
        const last = waiting.pop();
        if (last) refused.push(last.refuse);
      }
    });

  return {
    turnAway: () => {
      if (!isTooLong(waiting.length + 1)) return undefined;
      storm();
      return new Promise((_resolve, refuse) => {
        refused.push(refuse);
      });
    },
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
