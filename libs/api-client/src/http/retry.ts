import { isHTTPError, type RetryOptions } from 'ky';

/** The maximum number of retries of a request (F1). */
export const RETRY_LIMIT = 2;

/** The longest `Retry-After` with an automatic retry, in milliseconds. After a longer one the user decides. */
const MAX_RETRY_AFTER_MS = 2_000;

/**
 * Reads are retried after a network error or a temporary error status; writes never are (F1). The delays are
 * random, so that not all clients of a restarted server send at once.
 */
export const retry: RetryOptions = {
  limit: RETRY_LIMIT,
  methods: ['get'],
  statusCodes: [408, 500, 502, 503, 504],
  afterStatusCodes: [503],
  jitter: true,
  shouldRetry: ({ error }) =>
    isHTTPError(error) && (retryAfterMs(error.response.headers) ?? 0) > MAX_RETRY_AFTER_MS
      ? false
      : undefined,
};

/** The delay of a `Retry-After` header (seconds or a date), in milliseconds from now. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  const delay = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined;
}
