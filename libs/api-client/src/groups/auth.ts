import type { Admin, LoginRequest, RefreshRequest, Tokens } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions } from '../options.ts';
import { readAdmin, readTokens } from '../readers/auth.ts';

/** The owner's login, the check of the access token, the refresh and the logout. */
export function adminAuth({ get, send, requireFeature }: HttpClient) {
  return {
    /**
     * Returns the tokens. The caller stores them. `code` belongs to the feature `two-factor`; it is needed
     * after an error `two_factor_required`.
     */
    login: async (
      { username, password, code }: LoginRequest,
      { signal }: CallOptions = {},
    ): Promise<Tokens> => {
      if (code !== undefined) requireFeature('login', 'two-factor');
      const json = { username, password, ...(code !== undefined && { code }) };
      return get('login', readTokens, { json, signal });
    },
    /** Returns the signed-in owner. Rejects with the status 401 or 403 when nobody is signed in. */
    checkProtectedAdmin: ({ signal }: CallOptions = {}): Promise<Admin> =>
      get('protectedAdmin', readAdmin, { signal }),
    /**
     * Feature `refresh`. Returns the tokens; the caller stores them. Admin calls refresh their tokens
     * automatically.
     */
    refresh: ({ refresh }: RefreshRequest, { signal }: CallOptions = {}): Promise<Tokens> =>
      get('refresh', (body) => readTokens(body, refresh), { json: { refresh }, signal }),
    /** Feature `refresh`. The caller deletes its tokens, whether this succeeds or not. */
    logout: ({ refresh }: RefreshRequest, { signal }: CallOptions = {}): Promise<void> =>
      send('logout', { json: { refresh }, signal }),
  };
}
