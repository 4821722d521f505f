import { ApiError } from '@shop/api-client';
import { expect, test } from 'vitest';
import { loginFailureKey } from './login-failure.ts';

test('ADM-1 whichever way a host refuses the credentials, the sentence is the same', () => {
  for (const status of [400, 401, 403, 404, 422]) {
    expect(loginFailureKey(new ApiError('http', 'login', { status }))).toBe('login_failed');
  }
});

test('A1 too many attempts, a host that is down and one out of reach are told apart', () => {
  const busy = new ApiError('http', 'login', { status: 429, code: 'too_many_requests' });
  expect(loginFailureKey(busy)).toBe('too_many_requests');
  expect(loginFailureKey(new ApiError('http', 'login', { status: 503 }))).toBe('unavailable');
  expect(loginFailureKey(new ApiError('network', 'login'))).toBe('network');
});
