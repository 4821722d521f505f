import { setTimeout as sleep } from 'node:timers/promises';

/** How long nothing must have come through before the background takes its turn, in milliseconds. */
const QUIET = 300;
const CHECK_EVERY = 50;

/** Lets a few pieces of work run at once; the rest wait in order. */
export type Gate = {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves when nobody runs or waits and nobody did a moment ago; rejects when `signal` aborts. */
  quiet: (signal: AbortSignal) => Promise<void>;
};

/** Makes a gate that lets `most` pieces of work run at once. */
export function makeGate(most: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  let endedAt = -QUIET;

  const enter = async () => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    endedAt = performance.now();
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const isQuiet = () => running === 0 && performance.now() - endedAt >= QUIET;

  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    quiet: async (signal) => {
      while (!isQuiet()) await sleep(CHECK_EVERY, undefined, { signal });
    },
  };
}
