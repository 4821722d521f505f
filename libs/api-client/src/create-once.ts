import { isApiError } from './api-error.ts';
import { isResponseLost } from './lost-response.ts';
import type { CallOptions, CreateOptions } from './options.ts';
import { randomKey } from './random-key.ts';

/**
 * Why a create has no result although its last request did not simply fail. `unknown`: no response arrived,
 * so it may have been created. `created-earlier`: an earlier request created it, maybe with other content.
 */
export type CreateOutcome = 'unknown' | 'created-earlier';

/** The error of a create whose response was lost. The cause is the last `ApiError`. */
export class CreateOutcomeError extends Error {
  override readonly name = 'CreateOutcomeError';
  readonly outcome: CreateOutcome;

  constructor(outcome: CreateOutcome, cause: unknown) {
    super(`create: ${outcome}`, { cause });
    this.outcome = outcome;
  }
}

/** The steps of a create. */
export type CreateSteps<Input, Created, Before> = {
  /** Whether the API server lists the feature of the keys; read before the first request. */
  supportsKeys: () => boolean;
  /** Sends the request once. */
  send: (input: Input, options: CreateOptions) => Promise<Created>;
  /** How to find what a request created, on an API server without keys. Without it, the next call sends again. */
  lookUp?: {
    /** What exists before the first request. */
    before: () => Before;
    /** Undefined when nothing was created; rejects when that cannot be known. */
    find: (input: Input, before: Before, options: CallOptions) => Promise<Created | undefined>;
  };
  /** Where the key is stored, so that it outlives the page; without it, it is in memory. */
  keys?: {
    current: () => string;
    /** Stores another key: the one before created something. */
    renew: () => string;
  };
  /** The delays before the repeats with the same key, in milliseconds; without any, the next call repeats it. */
  delaysMs?: readonly number[];
};

/** The options of one attempt; `onCheckingOutcome` is called when its response was lost. */
type AttemptOptions = CallOptions & { onCheckingOutcome?: () => void };

/** Creates one thing, however often it is called until it succeeds. */
export type CreateOnce<Input, Created> = (
  input: Input,
  options?: AttemptOptions,
) => Promise<Created>;

const DELAYS_MS = [1_000, 4_000];

/**
 * Creates one thing although responses may be lost (F2). All requests have one idempotency key; a lost
 * response is requested again with it. Without keys, `lookUp` finds out what the lost request created. A call
 * rejects with the client's `ApiError` when nothing was created, and with a `CreateOutcomeError` otherwise.
 */
export function createOnce<Input, Created, Before>(
  steps: CreateSteps<Input, Created, Before>,
): CreateOnce<Input, Created> {
  const { lookUp, keys, delaysMs = DELAYS_MS } = steps;
  let key = keys ? keys.current() : randomKey();
  let isKeyed: boolean | undefined;
  let before: { value: Before } | undefined;
  /** The content of a request whose response was lost. */
  let unconfirmed: Input | undefined;

  function end(): void {
    key = keys ? keys.renew() : randomKey();
    unconfirmed = undefined;
    before = undefined;
  }

  async function send(input: Input, { signal }: AttemptOptions, isRepeat: boolean) {
    const wasOffline = 'onLine' in navigator && !navigator.onLine;
    try {
      const created = await steps.send(input, {
        signal,
        ...(isKeyed && { idempotencyKey: key, isRepeat }),
      });
      end();
      return created;
    } catch (error) {
      if (isResponseLost(error) && !wasOffline) unconfirmed ??= input;
      throw error;
    }
  }

  /** Repeats the request with its key until there is a response. */
  async function repeat(input: Input, options: AttemptOptions, cause: unknown): Promise<Created> {
    let lost = cause;
    for (const delay of delaysMs) {
      await wait(delay, options.signal);
      try {
        return await send(input, options, true);
      } catch (error) {
        if (!isResponseLost(error) || options.signal?.aborted) throw error;
        lost = error;
      }
    }
    throw new CreateOutcomeError('unknown', lost);
  }

  /** What the lost request created; undefined when it created nothing. */
  async function find({ signal }: AttemptOptions, cause: unknown): Promise<Created | undefined> {
    if (unconfirmed === undefined) return undefined;
    if (!lookUp || !before) throw new CreateOutcomeError('unknown', cause);
    try {
      const found = await lookUp.find(unconfirmed, before.value, { signal });
      if (found === undefined) unconfirmed = undefined;
      else end();
      return found;
    } catch (error) {
      throw signal?.aborted ? error : new CreateOutcomeError('unknown', error);
    }
  }

  async function attempt(input: Input, options: AttemptOptions): Promise<Created> {
    if (!isKeyed && lookUp && unconfirmed !== undefined) {
      options.onCheckingOutcome?.();
      const found = await find(options, undefined);
      if (found !== undefined) throw new CreateOutcomeError('created-earlier', undefined);
    }
    try {
      return await send(input, options, unconfirmed !== undefined);
    } catch (error) {
      if (unconfirmed === undefined || !isResponseLost(error) || options.signal?.aborted)
        throw error;
      options.onCheckingOutcome?.();
      if (isKeyed) return repeat(input, options, error);
      const found = await find(options, error);
      if (found === undefined) throw error;
      return found;
    }
  }

  return async (input, options = {}) => {
    isKeyed ??= steps.supportsKeys();
    if (!isKeyed && lookUp) before ??= { value: lookUp.before() };
    try {
      return await attempt(input, options);
    } catch (error) {
      if (!isReused(error)) throw error;
      end();
      throw new CreateOutcomeError('created-earlier', error);
    }
  };
}

function isReused(error: unknown): boolean {
  return isApiError(error) && error.code === 'idempotency_key_reused';
}

/** Waits, or rejects when the signal is aborted. */
async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => reject(signal?.reason);
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    signal?.throwIfAborted();
    await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
