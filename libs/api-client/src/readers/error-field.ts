import type { EndpointName } from '@shop/contract/endpoints';
import { ApiError } from '../api-error.ts';
import { readErrorBody } from './error-body.ts';
import type { Fields } from './fields.ts';

/**
 * Accepts the fields of a response that have no error.
 * @throws ApiError `http` when they have one: some API servers send an error with a 2xx status
 */
export function rejectErrorField(fields: Fields, call: EndpointName): void {
  if (fields['error']) throw new ApiError('http', call, readErrorBody(fields));
}
