/** A random generator that is reproducible from its seed. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number;
  /** A random item of a list. @throws when the list is empty */
  one: <Item>(items: readonly Item[]) => Item;
};

const STEP = 0x6d2b79f5;

/** Creates a random generator (mulberry32). The same seed produces the same numbers. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    one: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to choose from');
      return item;
    },
  };
}
