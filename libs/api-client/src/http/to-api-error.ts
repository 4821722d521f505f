import type { EndpointName } from '@shop/contract/endpoints';
import { REQUEST_ID_HEADER } from '@shop/contract/features';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError } from '../api-error.ts';
import { readErrorBody } from '../readers/error-body.ts';
import { ErrorFieldError } from '../readers/error-field.ts';
import { InvalidResponseError } from '../readers/invalid-response-error.ts';
import { retryAfterMs } from './retry.ts';

/** An id that people can read to one another; anything else is not shown. */
const REQUEST_ID = /^[\w-]{1,64}$/;

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
  if (error instanceof ErrorFieldError)
    return new ApiError('http', name, readErrorBody(error.body));
  if (isHTTPError(error)) {
    const { headers, status } = error.response;
    const delay = retryAfterMs(headers);
    const requestId = headers.get(REQUEST_ID_HEADER) ?? '';
    return new ApiError('http', name, {
      ...readErrorBody(error.data),
      status,
      ...(delay !== undefined && { retryAfterMs: delay }),
      ...(REQUEST_ID.test(requestId) && { requestId }),
    });
  }
  return new ApiError('network', name, { cause: networkCause(error) });
}

function networkCause(error: unknown): unknown {
  if (isTimeoutError(error)) return new DOMException('The request timed out.', 'TimeoutError');
  return isNetworkError(error) ? error.cause : error;
}
