import { DEVICE_HEADER } from '@shop/contract/features';
import type {
  Admin,
  LoginRequest,
  LoginResult,
  RefreshRequest,
  Tokens,
} from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions } from '../options.ts';
import { isDeviceToken, readAdmin, readLoginResult, readTokens } from '../readers/auth.ts';

/** `device`: the device token of an earlier login (feature `known-device`). */
type LoginOptions = CallOptions & { device?: string | undefined };

/** The owner's login, the check of the access token, the refresh and the logout. */
export function adminAuth({ get, send, features, requireFeature }: HttpClient) {
  /** The header of a device token, unless the API server does not list the feature (API-4). */
  async function deviceHeader({ device, signal }: LoginOptions) {
    if (device === undefined || !isDeviceToken(device)) return undefined;
    // A login is often the first call: another one shows the features, and its failure does not matter.
    if (!features().has('known-device')) {
      await get('listRoundedImages', () => undefined, { signal }).catch(() => undefined);
    }
    return features().has('known-device') ? { [DEVICE_HEADER]: device } : undefined;
  }

  return {
    /**
     * Returns the tokens, and a device token where this device has no valid one. The caller stores them. `code`
     * belongs to the feature `two-factor`; it is needed after an error `two_factor_required`.
     */
    login: async (
      { username, password, code }: LoginRequest,
      options: LoginOptions = {},
    ): Promise<LoginResult> => {
      if (code !== undefined) requireFeature('login', 'two-factor');
      const json = { username, password, ...(code !== undefined && { code }) };
      const headers = await deviceHeader(options);
      const { signal } = options;
      return get('login', readLoginResult, { json, signal, ...(headers && { headers }) });
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
