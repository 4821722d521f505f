import type { EndpointName } from '@shop/contract/endpoints';
import { isHTTPError, KyError } from 'ky';
import { ApiError } from '../api-error.ts';
import { readFailure } from '../readers/failure.ts';
import { Unreadable } from '../readers/unreadable.ts';
import { retryAfterMs } from './retry-after.ts';

/**
 * Turns whatever a call failed with into the client's one error. ky's own errors carry the request,
 * and with it the bearer, so they are never passed on.
 */
export function toApiError(name: EndpointName, error: unknown, signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('aborted', name);
  if (error instanceof Unreadable) return new ApiError('malformed', name, { cause: error });
  if (isHTTPError(error)) {
    const wait = retryAfterMs(error.response.headers);
    return new ApiError('http', name, {
      ...readFailure(error.data),
      status: error.response.status,
      ...(wait !== undefined && { retryAfterMs: wait }),
    });
  }
  return new ApiError('network', name, { cause: error instanceof KyError ? error.cause : error });
}
