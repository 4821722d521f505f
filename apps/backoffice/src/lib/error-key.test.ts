import { ApiError } from '@shop/api-client';
import { expect, test } from 'vitest';
import { errorKey, isAccessDenied } from './error-key.ts';

test('an error has the text of its code, or of its status without a code', () => {
  const coded = new ApiError('http', 'updateOrder', { status: 409, code: 'bad_transition' });
  expect(errorKey(coded)).toBe('bad_transition');
  expect(errorKey(new ApiError('http', 'listOrders', { status: 404 }))).toBe('not_found');
  expect(errorKey(new ApiError('http', 'listOrders', { status: 502 }))).toBe('internal');
});

test('F1 network errors, timeouts and malformed responses have their own texts', () => {
  expect(errorKey(new ApiError('network', 'listOrders'))).toBe('network');
  const cause = new DOMException('The request timed out.', 'TimeoutError');
  expect(errorKey(new ApiError('network', 'listOrders', { cause }))).toBe('timeout');
  expect(errorKey(new ApiError('malformed', 'listOrders'))).toBe('malformed');
  expect(errorKey(new TypeError('x is not a function'))).toBe('internal');
});

test('ADM-2 only 401 and 403 deny access', () => {
  const failed = (status: number) => new ApiError('http', 'protectedAdmin', { status });
  expect([401, 403].map(failed).every(isAccessDenied)).toBe(true);
  expect([400, 404, 429, 500, 503].map(failed).some(isAccessDenied)).toBe(false);
  expect(isAccessDenied(new ApiError('network', 'protectedAdmin'))).toBe(false);
});
