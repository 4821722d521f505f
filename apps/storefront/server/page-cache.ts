import { LRUCache } from 'lru-cache';

export type PageCacheOptions<Value> = {
  /** The time limit of a request for its value, in milliseconds. */
  timeout: number;
  /** The time that a value is cached, in milliseconds. */
  ttl: number;
  /** The maximum number of cached values, and of their bytes. */
  max: number;
  maxBytes: number;
  /** The memory of a value, in bytes. */
  sizeOf: (value: Value) => number;
  /** The maximum number of values that are created at the same time. */
  concurrency: number;
};

/** Returns the cached value of a key, or creates it. Undefined when there is no value, or none in time. */
export type PageCache<Value> = (
  key: string,
  create: () => Promise<Value | undefined>,
) => Promise<Value | undefined>;

/** The time during which a failed attempt is not repeated, in milliseconds. */
const FAILURE_TTL_MS = 5_000;
/** The estimated memory of an entry in addition to its value and its key, in bytes. */
const ENTRY_BYTES = 500;

/**
 * A TTL cache with request coalescing: simultaneous requests for one key share one attempt. A value that
 * is created after a request's time limit is cached for the next one; a failure is cached for five seconds.
 * @param onError receives the message of a failed attempt, once until the message changes
 */
export function createPageCache<Value extends object>(
  { timeout, ttl, max, maxBytes, sizeOf, concurrency }: PageCacheOptions<Value>,
  onError: (message: string) => void,
): PageCache<Value> {
  type Create = () => Promise<Value | undefined>;
  let active = 0;
  let lastMessage = '';
  const cache = new LRUCache<string, { value: Value | undefined }, Create>({
    max,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => bytesOf(key) + ENTRY_BYTES + (value ? sizeOf(value) : 0),
    ttl,
    // A clock that is set back must not keep a page.
    perf: { now: () => performance.now() },
    fetchMethod: async (_key, _stale, { context: create, options }) => {
      active += 1;
      const value = await create()
        .then((created) => {
          lastMessage = '';
          return created;
        })
        .catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          if (message !== lastMessage) onError(message);
          lastMessage = message;
          return undefined;
        });
      active -= 1;
      if (value === undefined) options.ttl = Math.min(ttl, FAILURE_TTL_MS);
      return { value };
    },
  });

  return async (key, create) => {
    const isCached = cache.peek(key, { allowStale: false }) !== undefined;
    if (!isCached && active >= concurrency) return undefined;
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, timeout, undefined);
    const entry = await Promise.race([cache.fetch(key, { context: create }), late]);
    clearTimeout(timer);
    return entry?.value;
  };
}

/** The memory of a text: two bytes for a character, as soon as one of them needs it. */
export function bytesOf(text: string): number {
  return text.length * 2;
}
