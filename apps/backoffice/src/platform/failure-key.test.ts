import { ApiError } from '@shop/api-client';
import { expect, test } from 'vitest';
import { failureKey, isRefusedAccess } from './failure-key.ts';

test('a failure is said by its code, and by its status where the host sends none', () => {
  const coded = new ApiError('http', 'updateOrder', { status: 409, code: 'bad_transition' });
  expect(failureKey(coded)).toBe('bad_transition');
  expect(failureKey(new ApiError('http', 'listOrders', { status: 404 }))).toBe('not_found');
  expect(failureKey(new ApiError('http', 'listOrders', { status: 502 }))).toBe('internal');
});

test('F1 a host that cannot be reached or read has its own words', () => {
  expect(failureKey(new ApiError('network', 'listOrders'))).toBe('network');
  expect(failureKey(new ApiError('malformed', 'listOrders'))).toBe('malformed');
  expect(failureKey(new TypeError('x is not a function'))).toBe('internal');
});

test('ADM-2 only 401 and 403 are a refusal', () => {
  const failed = (status: number) => new ApiError('http', 'protectedAdmin', { status });
  expect([401, 403].map(failed).every(isRefusedAccess)).toBe(true);
  expect([400, 404, 429, 500, 503].map(failed).some(isRefusedAccess)).toBe(false);
  expect(isRefusedAccess(new ApiError('network', 'protectedAdmin'))).toBe(false);
});
