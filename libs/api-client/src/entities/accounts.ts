import type { ApiClient } from '../api-client.ts';
import type { Caller } from '../caller.ts';
import { readAdmin, readTokens } from '../readers/account.ts';
import { readStats } from '../readers/stats.ts';

type AccountCalls = Pick<
  ApiClient,
  'login' | 'protectedAdmin' | 'refresh' | 'logout' | 'readStats'
>;

/** The calls about who is signed in, and the figures they are shown first. */
export function accountCalls({ read, tell }: Caller): AccountCalls {
  return {
    login: ({ username, password }, { signal } = {}) =>
      read('login', readTokens, { json: { username, password }, signal }),
    protectedAdmin: ({ signal } = {}) => read('protectedAdmin', readAdmin, { signal }),
    refresh: ({ refresh }, { signal } = {}) =>
      read('refresh', (body) => readTokens(body, refresh), { json: { refresh }, signal }),
    logout: ({ refresh }, { signal } = {}) => tell('logout', { json: { refresh }, signal }),
    readStats: (query, { signal } = {}) => read('readStats', readStats, { query, signal }),
  };
}
