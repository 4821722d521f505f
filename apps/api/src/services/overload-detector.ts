/** Burst capacity: a burst of up to this many queued orders never starts load shedding (O1). */
const BURST_CAPACITY = 1_024;
/** Above the burst capacity, an expected wait longer than this, in milliseconds, is an overload. */
const OVERLOAD_WAIT_MS = 700;
/** Maximum expected wait of an order during an overload, in milliseconds. */
const MAX_OVERLOAD_WAIT_MS = 200;
const OVERLOAD_DURATION_MS = 5_000;
/**
 * The assumed time between the ends of two orders before any was measured, in milliseconds. Measured
 * times are averaged over about `AVERAGED_ORDERS` orders.
 */
const INITIAL_INTERVAL_MS = 1;
const AVERAGED_ORDERS = 100;

/** Decides from the measured throughput when an order queue is overloaded. It is called for each order of the queue. */
export type OverloadDetector = {
  isOverloaded: () => boolean;
  /** Whether the last order of a queue of this length would wait too long. */
  isTooLong: (count: number) => boolean;
  /** Starts an overload, or extends it. */
  enterOverload: () => void;
  orderQueued: () => void;
  queueEmptied: () => void;
  /** @param othersWait whether another order waits for the slot: only then the time until the next end is measured */
  orderEnded: (othersWait: boolean) => void;
};

/** @param now a monotonic clock, in milliseconds */
export function createOverloadDetector(now: () => number): OverloadDetector {
  let overloadUntil = -Infinity;
  /** Number of orders that had to wait since the queue was last empty. */
  let queuedSinceEmpty = 0;
  let meanInterval = INITIAL_INTERVAL_MS;
  /** When the last order ended while others waited; undefined when none waited. */
  let lastEnd: number | undefined;

  const isOverloaded = () => now() < overloadUntil;
  return {
    isOverloaded,
    isTooLong: (count) => {
      const wait = count * meanInterval;
      return isOverloaded()
        ? wait > MAX_OVERLOAD_WAIT_MS
        : queuedSinceEmpty > BURST_CAPACITY && wait > OVERLOAD_WAIT_MS;
    },
    enterOverload: () => {
      overloadUntil = now() + OVERLOAD_DURATION_MS;
    },
    orderQueued: () => {
      queuedSinceEmpty += 1;
    },
    queueEmptied: () => {
      queuedSinceEmpty = 0;
    },
    orderEnded: (othersWait) => {
      const at = now();
      if (lastEnd !== undefined) meanInterval += (at - lastEnd - meanInterval) / AVERAGED_ORDERS;
      lastEnd = othersWait ? at : undefined;
    },
  };
}
