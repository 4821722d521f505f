import { ShopError } from '../errors.ts';

/** Retry-After of an image storage that fails, in seconds. */
const STORAGE_RETRY_AFTER = 5;
/** Retry-After of a full disk, in seconds. */
const DISK_FULL_RETRY_AFTER = 30;
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/**
 * An error of the image storage, with the response 503. A failed write may still complete later, so its
 * file is left to the scheduled cleanup.
 */
export class StorageError extends ShopError {
  constructor(cause: unknown) {
    super('unavailable', {
      error: 'The image storage is not available right now',
      retryAfter: STORAGE_RETRY_AFTER,
    });
    this.cause = cause;
  }
}

/**
 * Converts the error of a write to a full disk into a temporary 503 (O10). Returns any other error
 * unchanged.
 */
export function asUnavailable(error: unknown): unknown {
  const isFull =
    error instanceof Error && 'code' in error && DISK_FULL_CODES.has(String(error.code));
  return isFull ? new ShopError('unavailable', { retryAfter: DISK_FULL_RETRY_AFTER }) : error;
}
