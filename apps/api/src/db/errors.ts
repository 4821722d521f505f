const SQLITE_BUSY = 5;
/** Busy, disk I/O error, disk full, cannot open. The low byte is SQLite's primary result code. */
const SQLITE_UNAVAILABLE = new Set([SQLITE_BUSY, 10, 13, 14]);
/** Serialization failure and deadlock: the transaction can succeed when it runs again. */
const POSTGRES_RETRYABLE = new Set(['40001', '40P01']);
/** Connection exceptions, insufficient resources, operator intervention, lock and idle timeouts. */
const POSTGRES_UNAVAILABLE = /^(?:08|53|57|55P03$|25P03$)/;
/** Messages of the driver for a broken connection. A failed rollback hides the first error. */
const DRIVER_UNAVAILABLE =
  /connection terminated|timeout exceeded|not queryable|connection has been discarded/i;
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function sqliteCode(error: unknown): number | undefined {
  if (codeOf(error) !== 'ERR_SQLITE_ERROR') return undefined;
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
}

/** Whether another process has SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === SQLITE_BUSY;
}

/** Whether the transaction can succeed when it runs again. */
export function isRetryable(error: unknown): boolean {
  return isBusy(error) || POSTGRES_RETRYABLE.has(codeOf(error));
}

/** Whether the database is unavailable: busy, full, restarting or unreachable. */
export function isUnavailable(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return SQLITE_UNAVAILABLE.has(code & 0xff);
  const text = codeOf(error);
  if (SOCKET_ERRORS.has(text) || isRetryable(error)) return true;
  if (text.length === 5) return POSTGRES_UNAVAILABLE.test(text);
  return error instanceof Error && DRIVER_UNAVAILABLE.test(error.message);
}
