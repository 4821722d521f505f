import { ApiError } from '@shop/api-client';
import { expect, test } from 'vitest';
import { loginErrorKey, needsCode } from './login-error.ts';

test('ADM-1 refused credentials have one text for every status', () => {
  for (const status of [400, 401, 403, 404, 422]) {
    expect(loginErrorKey(new ApiError('http', 'login', { status }))).toBe('login_failed');
  }
});

test('A1 too many attempts, a server that is down and an unreachable one have different texts', () => {
  const busy = new ApiError('http', 'login', { status: 429, code: 'too_many_requests' });
  expect(loginErrorKey(busy)).toBe('too_many_requests');
  expect(loginErrorKey(new ApiError('http', 'login', { status: 503 }))).toBe('unavailable');
  expect(loginErrorKey(new ApiError('network', 'login'))).toBe('network');
});

test('a missing and a refused code have their own texts, and only they show the code field', () => {
  for (const code of ['two_factor_required', 'two_factor_refused'] as const) {
    const error = new ApiError('http', 'login', { status: 401, code });
    expect([loginErrorKey(error), needsCode(error)]).toEqual([code, true]);
  }
  expect(needsCode(new ApiError('http', 'login', { status: 401, code: 'login_failed' }))).toBe(
    false,
  );
});
