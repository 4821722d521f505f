import { Refusal } from '../refusal.ts';

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);
const RETRY_AFTER = 30;

/** Turns the failure of a write for want of space into a 503, which passes by itself (O10); hands back any other as it is. */
export function asUnavailable(error: unknown): unknown {
  const full = error instanceof Error && 'code' in error && DISK_FULL.has(String(error.code));
  return full ? new Refusal('unavailable', { retryAfter: RETRY_AFTER }) : error;
}
