const SQLITE_BUSY = 5;
/** Busy, disk I/O error, disk full, cannot open. The low byte is SQLite's primary result code. */
const SQLITE_UNAVAILABLE = new Set([SQLITE_BUSY, 10, 13, 14]);
const SQLITE_DAMAGED = new Set([11, 26]);
/** The extended result codes of a primary key and of another unique constraint. */
const SQLITE_NOT_UNIQUE = new Set([1_555, 2_067]);
const POSTGRES_NOT_UNIQUE = '23505';
/** Serialization failure and deadlock: the transaction can succeed when it runs again. */
const POSTGRES_RETRYABLE = new Set(['40001', '40P01']);
/** Connection exceptions, insufficient resources, operator intervention, lock and idle timeouts. */
const POSTGRES_UNAVAILABLE = /^(?:08|53|57|55P03$|25P03$)/;
/** Connection exceptions and operator intervention: the server ends the session. */
const POSTGRES_DISCONNECTED = /^(?:08|57P)/;
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

/** The error of an operation on a database server that no longer sends anything. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor() {
    super('The database server does not respond');
  }
}

/** The error of an order whose product another transaction has locked for longer than the lock timeout. */
export class ProductLockedError extends Error {
  override readonly name = 'ProductLockedError';
  readonly productId: number;

  constructor(productId: number, cause: unknown) {
    super('Another transaction has locked the product', { cause });
    this.productId = productId;
  }
}

/** The error of a request that has waited too long for connections and statements. */
export class WaitedTooLongError extends Error {
  override readonly name = 'WaitedTooLongError';

  constructor() {
    super('The request has waited too long for the database');
  }
}

/** The error of a transaction whose commit was sent and got no response: it may be stored or not. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';

  constructor(cause: unknown) {
    super('The commit got no response', { cause });
  }
}

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

/** Whether a page of SQLite's file is damaged, or the file is not a database. */
export function isDamaged(error: unknown): boolean {
  return SQLITE_DAMAGED.has((sqliteCode(error) ?? 0) & 0xff);
}

/** Whether the transaction can succeed when it runs again. SQLite's lock was waited for already. */
export function isRetryable(error: unknown): boolean {
  return POSTGRES_RETRYABLE.has(codeOf(error));
}

/** Whether another row already has a value that must be unique. */
export function isNotUnique(error: unknown): boolean {
  return SQLITE_NOT_UNIQUE.has(sqliteCode(error) ?? 0) || codeOf(error) === POSTGRES_NOT_UNIQUE;
}

/** Whether PostgreSQL's lock timeout has ended a statement. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** Whether an error of a commit leaves open whether it happened: the connection broke, or got no response. */
export function isCommitLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code.length === 5 && !SOCKET_ERRORS.has(code)) return POSTGRES_DISCONNECTED.test(code);
  return sqliteCode(error) === undefined && isUnavailable(error);
}

/** Whether the database is unavailable: busy, full, restarting or unreachable. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseSilentError || error instanceof OutcomeUnknownError) return true;
  if (error instanceof ProductLockedError || error instanceof WaitedTooLongError) return true;
  const code = sqliteCode(error);
  if (code !== undefined) return SQLITE_UNAVAILABLE.has(code & 0xff);
  const text = codeOf(error);
  if (SOCKET_ERRORS.has(text) || isRetryable(error)) return true;
  if (text.length === 5) return POSTGRES_UNAVAILABLE.test(text);
  return error instanceof Error && DRIVER_UNAVAILABLE.test(error.message);
}
