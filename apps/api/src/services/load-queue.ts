import { MAX_WAIT_MS, remainingWait, startWait } from '../db/wait-budget.ts';
import { ShopError } from '../errors.ts';

/** Loads of lists and facets that nobody used before; a flood of them leaves the other connections for orders. */
const MAX_NEW_LOADS = 2;
/** All loads: one more, for a list or facets that are cached and were changed. */
const MAX_LOADS = MAX_NEW_LOADS + 1;
const MAX_QUEUED = 100;
/** Loads of one network that wait, so that a flood from one address leaves places for the others. */
const MAX_QUEUED_OF_NETWORK = 20;
/** After this time a refused request can be sent again, in seconds. */
const RETRY_AFTER = 2;

/** Who waits for a load, and what for. */
type LoadRequest = {
  /** The network of the client (`networkOf`). */
  network: string;
  /** Whether an older response is cached: such loads go first. */
  isCached: boolean;
};

/** @throws ShopError `unavailable` when too many loads wait, or this one has waited too long */
export type LoadQueue = <Result>(
  request: LoadRequest,
  work: () => Promise<Result>,
) => Promise<Result>;

type QueuedLoad = { network: string; since: number; start: () => void; refuse: () => void };

/**
 * Creates the queue of loads of one process. Popular responses, which every order makes stale, do not wait behind the
 * filters of a stranger (ADR 0142).
 * @param now a monotonic clock, in milliseconds
 */
export function createLoadQueue(now: () => number = () => performance.now()): LoadQueue {
  const queued = { new: [] as QueuedLoad[], cached: [] as QueuedLoad[] };
  const queuedOf = new Map<string, number>();
  const running = { new: 0, cached: 0 };
  const unavailable = () => new ShopError('unavailable', { retryAfter: RETRY_AFTER });

  const count = (network: string, change: 1 | -1) => {
    const counted = (queuedOf.get(network) ?? 0) + change;
    if (counted > 0) queuedOf.set(network, counted);
    else queuedOf.delete(network);
  };
  const hasSlot = (kind: keyof typeof queued) =>
    running.new + running.cached < MAX_LOADS && (kind === 'cached' || running.new < MAX_NEW_LOADS);
  const startLoads = () => {
    for (const kind of ['cached', 'new'] as const) {
      while (hasSlot(kind)) {
        const load = queued[kind].shift();
        if (!load) break;
        count(load.network, -1);
        if (now() - load.since > MAX_WAIT_MS) {
          load.refuse();
          continue;
        }
        running[kind] += 1;
        load.start();
      }
    }
  };
  const waitForSlot = (kind: keyof typeof queued, network: string) =>
    new Promise<void>((start, reject) => {
      const isFull =
        queued[kind].length >= MAX_QUEUED || (queuedOf.get(network) ?? 0) >= MAX_QUEUED_OF_NETWORK;
      if (isFull && !hasSlot(kind)) return reject(unavailable());
      count(network, 1);
      queued[kind].push({ network, since: now(), start, refuse: () => reject(unavailable()) });
      startLoads();
    });

  return async ({ network, isCached }, work) => {
    const kind = isCached ? 'cached' : 'new';
    const endWait = startWait();
    await waitForSlot(kind, network).finally(endWait);
    try {
      if (remainingWait() <= 0) throw unavailable();
      return await work();
    } finally {
      // On SQLite a load occupies the event loop. The slot is free in the next iteration, because Node accepts one
      // connection in each: otherwise the connections of other shoppers wait behind a flood.
      setImmediate(() => {
        running[kind] -= 1;
        startLoads();
      });
    }
  };
}
