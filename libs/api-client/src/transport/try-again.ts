import { Refused } from './refused.ts';
import { retryAfterMs } from './retry-after.ts';

const MOST_RETRIES = 2;
/** The longest pause before the first retry, in milliseconds; it doubles with each. */
const FIRST_PAUSE_MS = 300;
/** A host that asks to wait longer than this, in milliseconds, is asked again by the shopper, not by us. */
const LONGEST_WAIT_MS = 2_000;
/** Statuses that may be gone a moment later. */
const PASSING: ReadonlySet<number> = new Set([408, 500, 502, 503, 504]);

/**
 * Makes an attempt, and at most two more after a failure that may pass: no answer, or a passing fault
 * of the host (F1). The pauses are random, so that the shoppers of a host that comes back do not all
 * ask at once.
 * @param signal ends the attempts and the pauses between them
 */
export async function tryAgain<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isLast = retry === MOST_RETRIES || signal.aborted;
      const wait = isLast ? undefined : waitAfter(error, retry);
      if (wait === undefined) throw error;
      await pause(wait, signal);
    }
  }
}

function waitAfter(error: unknown, retry: number): number | undefined {
  const ownPause = Math.random() * FIRST_PAUSE_MS * 2 ** retry;
  if (!(error instanceof Refused)) return ownPause;
  const asked = retryAfterMs(error.headers) ?? 0;
  if (!PASSING.has(error.status) || asked > LONGEST_WAIT_MS) return undefined;
  return error.status === 503 ? Math.max(asked, ownPause) : ownPause;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}
