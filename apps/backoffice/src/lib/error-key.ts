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
 * Maps an error of a request to the key of its text in the catalogue's `errors`: by its code, or by
 * its status where the API server sends no code.
 */
export function errorKey(error: unknown): ErrorCode | 'network' | 'timeout' | 'malformed' {
  if (!isApiError(error)) return 'internal';
  if (isTimeout(error)) return 'timeout';
  if (error.kind !== 'http') return BY_KIND[error.kind];
  return error.code ?? BY_STATUS[error.status ?? 500] ?? 'internal';
}

/** The key of the text of an error where a password or a code is checked. */
export function attemptErrorKey(error: unknown) {
  return attemptTextKey(errorKey(error));
}

/** Where a password or a code is checked, too many requests are too many attempts. */
export function attemptTextKey(key: ReturnType<typeof errorKey>) {
  return key === 'too_many_requests' ? 'session.tooManyAttempts' : (`errors.${key}` as const);
}

/** Whether the API server refused the token (401). */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 401;
}

/** Whether the requested item does not exist (404). */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 404;
}

/** Whether the API server denied access (ADM-2: 401 and 403 redirect to login). */
export function isAccessDenied(error: unknown): boolean {
  return isUnauthorized(error) || (isApiError(error) && error.status === 403);
}

/** Whether the response did not come in time. */
function isTimeout({ cause }: Error): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}
