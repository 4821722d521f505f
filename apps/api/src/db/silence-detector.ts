import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSilentError } from './errors.ts';

const TICK_MS = 250;
/** After this time without a byte of the server, a new connection finds out whether it responds. */
const SUSPECT_TICKS = 4;
/** The maximum time without a byte for one operation, while the server responds on other connections. */
const MAX_TICKS = 16;
const PROBE_INTERVAL_MS = 500;

/** A statement in progress, or the wait for a connection. */
type Operation = {
  /** Ticks without a byte. A blocked event loop delays ticks, so it does not make an operation late. */
  ticks: number;
  received: number;
  bytesReceived: () => number;
  fail: (error: DatabaseSilentError) => void;
};

/** Fails the operations of a server that no longer responds, and new ones at once until it responds again. */
export type SilenceDetector = {
  /** Begins to fail operations. Migrations, which run before, may take long. */
  start: () => void;
  stop: () => void;
  /**
   * Runs an operation of one connection.
   * @param bytesReceived the number of bytes that the connection has received
   * @throws DatabaseSilentError
   */
  run: <Result>(work: () => Promise<Result>, bytesReceived: () => number) => Promise<Result>;
  /** Increases whenever an operation failed: connections from before may be dead too. */
  generation: () => number;
};

/**
 * Creates a circuit breaker for a database server that is silent: it holds connections open and sends nothing.
 * While any connection receives bytes, the server is not silent, however slow it is.
 * @param responds resolves with whether the server responds on a new connection, within a time limit
 */
export function createSilenceDetector(responds: () => Promise<boolean>): SilenceDetector {
  const operations = new Set<Operation>();
  const ending = new AbortController();
  let isStarted = false;
  let isSilent = false;
  let isProbing = false;
  let silentTicks = 0;
  let generation = 0;
  let timer: NodeJS.Timeout | undefined;

  const fail = (failing: readonly Operation[]) => {
    if (failing.length === 0) return;
    generation += 1;
    const error = new DatabaseSilentError();
    for (const operation of failing) operation.fail(error);
  };

  const probe = async () => {
    isProbing = true;
    const hasResponded = await responds();
    // A busy server may be slow to accept a connection while it responds on others.
    if (!hasResponded && silentTicks >= SUSPECT_TICKS) {
      isSilent = true;
      fail([...operations]);
      do await sleep(PROBE_INTERVAL_MS, undefined, { ref: false });
      while (!ending.signal.aborted && !(await responds()));
      isSilent = false;
    }
    silentTicks = 0;
    isProbing = false;
  };

  const tick = () => {
    silentTicks += 1;
    for (const operation of operations) {
      const received = operation.bytesReceived();
      operation.ticks = received === operation.received ? operation.ticks + 1 : 0;
      if (operation.ticks === 0) silentTicks = 0;
      operation.received = received;
    }
    fail([...operations].filter(({ ticks }) => ticks >= MAX_TICKS));
    if (silentTicks >= SUSPECT_TICKS && !isProbing) void probe();
    if (operations.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    start: () => {
      isStarted = true;
    },
    stop: () => {
      ending.abort();
      clearInterval(timer);
      timer = undefined;
    },
    generation: () => generation,
    run: async (work, bytesReceived) => {
      if (!isStarted) return work();
      if (isSilent) throw new DatabaseSilentError();
      if (timer === undefined) {
        silentTicks = 0;
        timer = setInterval(tick, TICK_MS);
        timer.unref();
      }
      const failed = Promise.withResolvers<never>();
      const received = bytesReceived();
      const operation = { ticks: 0, received, bytesReceived, fail: failed.reject };
      operations.add(operation);
      try {
        const result = await Promise.race([work(), failed.promise]);
        silentTicks = 0;
        return result;
      } finally {
        operations.delete(operation);
      }
    },
  };
}
