import pLimit from 'p-limit';
import { remainingWait, startWait } from '../db/wait-budget.ts';
import { ShopError } from '../errors.ts';

/** After this time a refused request can be sent again, in seconds. */
const RETRY_AFTER = 2;

/** A queue that refuses work instead of growing. */
export type BoundedQueue = {
  /** @throws ShopError `unavailable` when too many wait */
  requirePlace: () => void;
  /**
   * Runs work as soon as a slot is free.
   * @throws ShopError `unavailable` at once when too many wait, and when the request has waited too long
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** Creates a queue that runs `concurrency` at a time, in the order of arrival, and lets `maxQueued` wait. */
export function createBoundedQueue(concurrency: number, maxQueued: number): BoundedQueue {
  const limit = pLimit(concurrency);
  const unavailable = () => new ShopError('unavailable', { retryAfter: RETRY_AFTER });
  const requirePlace = () => {
    if (limit.pendingCount >= maxQueued) throw unavailable();
  };
  return {
    requirePlace,
    run: async (work) => {
      requirePlace();
      const endWait = startWait();
      return limit(async () => {
        endWait();
        if (remainingWait() <= 0) throw unavailable();
        return work();
      });
    },
  };
}
