import type { EndpointName } from '@shop/contract/endpoints';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError } from '../api-error.ts';
import { readErrorBody } from '../readers/error-body.ts';
import { InvalidResponseError } from '../readers/invalid-response-error.ts';
import { retryAfterMs } from './retry.ts';

/**
 * Converts any thrown value to an `ApiError`. An error of ky contains the request with its bearer token, so it
 * is never the `cause`.
 */
export function toApiError(name: EndpointName, error: unknown, signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('aborted', name);
  if (error instanceof InvalidResponseError) {
    return new ApiError('malformed', name, { cause: error });
  }
  if (isHTTPError(error)) {
    const { headers, status } = error.response;
    const delay = retryAfterMs(headers);
    return new ApiError('http', name, {
      ...readErrorBody(error.data),
      status,
      ...(delay !== undefined && { retryAfterMs: delay }),
    });
  }
  return new ApiError('network', name, { cause: networkCause(error) });
}

function networkCause(error: unknown): unknown {
  if (isTimeoutError(error)) return new DOMException('The request timed out.', 'TimeoutError');
  return isNetworkError(error) ? error.cause : error;
}
