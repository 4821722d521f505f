import { isApiError, type ApiErrorKind } from '@shop/api-client';
import type { ErrorCode } from '@shop/contract/error-codes';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'unreadable',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'wrong_type',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'unavailable',
};

const BY_KIND = {
  network: 'network',
  aborted: 'network',
  malformed: 'malformed',
  unsupported: 'method_not_allowed',
} as const satisfies Partial<Record<ApiErrorKind, string>>;

/**
 * Turns whatever a call rejected with into the one key of the catalogue's `errors` that says it to
 * the owner. A host that sends no code is read by its status.
 */
export function failureKey(error: unknown): ErrorCode | 'network' | 'malformed' {
  if (!isApiError(error)) return 'internal';
  if (error.kind !== 'http') return BY_KIND[error.kind];
  return error.code ?? BY_STATUS[error.status ?? 500] ?? 'internal';
}

/** Whether the host said that no valid token came with the call. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 401;
}

/** Whether the host said that what was asked for does not exist, or no longer does. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 404;
}

/** Whether the host refused the admin (ADM-2: 401 and 403 lead to login). */
export function isRefusedAccess(error: unknown): boolean {
  return isSignedOut(error) || (isApiError(error) && error.status === 403);
}
