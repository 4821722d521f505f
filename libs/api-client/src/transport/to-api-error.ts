import type { EndpointName } from '@shop/contract/endpoints';
import { ApiError } from '../api-error.ts';
import { readFailure } from '../readers/failure.ts';
import { Unreadable } from '../readers/unreadable.ts';
import { Refused } from './refused.ts';
import { retryAfterMs } from './retry-after.ts';

/** Turns whatever a call failed with into the client's one error. */
export function toApiError(name: EndpointName, error: unknown, signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('aborted', name);
  if (error instanceof Unreadable) return new ApiError('malformed', name, { cause: error });
  if (error instanceof Refused) {
    const wait = retryAfterMs(error.headers);
    return new ApiError('http', name, {
      ...readFailure(error.said),
      status: error.status,
      ...(wait !== undefined && { retryAfterMs: wait }),
    });
  }
  return new ApiError('network', name, { cause: error });
}
