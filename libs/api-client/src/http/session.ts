import { FEATURES_HEADER, parseFeatures } from '@shop/contract/features';
import type { Tokens } from '@shop/contract/schemas';
import ky, { type Hooks } from 'ky';
import { isApiError } from '../api-error.ts';
import type { TokenStore } from '../options.ts';
import { RETRY_LIMIT } from './retry.ts';

/** Statuses after which a refresh token is invalid. Any other failure may be temporary. */
const INVALID_TOKEN_STATUSES: ReadonlySet<number | undefined> = new Set([400, 401, 403, 422]);

/** Requests new tokens with a refresh token; rejects with an `ApiError`. */
type Refresh = (refreshToken: string) => Promise<Tokens>;

/**
 * Creates the hooks of one admin call: the stored bearer token (API-3) and, after a 401 of an API server
 * with the feature `refresh`, one resend after one refresh that simultaneous calls share. If another tab has
 * renewed the token, that token is used instead. A rejected refresh clears the store.
 */
export function createSession(store: TokenStore, refresh: Refresh): () => Hooks {
  let refreshing: Promise<Tokens | null> | undefined;

  async function renewedTokens(sent: string | null): Promise<Tokens | null> {
    const stored = store.read();
    if (stored === null || authorization(stored) !== sent) return stored;
    if (stored.refresh === '') return null;
    refreshing ??= refreshTokens(stored, store, refresh).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return () => {
    let isResent = false;
    return {
      beforeRequest: [
        ({ request }) => {
          const value = authorization(store.read());
          if (value !== null) request.headers.set('Authorization', value);
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          const isExpired =
            response.status === 401 &&
            parseFeatures(response.headers.get(FEATURES_HEADER)).has('refresh');
          if (!isExpired || isResent || retryCount >= RETRY_LIMIT) return undefined;
          const value = authorization(await renewedTokens(request.headers.get('Authorization')));
          if (value === null) return undefined;
          isResent = true;
          const headers = new Headers(request.headers);
          headers.set('Authorization', value);
          return ky.retry({ request: new Request(request, { headers }), delay: 0 });
        },
      ],
    };
  };
}

/**
 * Refreshes the tokens and stores them. Tokens that a login or logout stored meanwhile are not overwritten.
 * Null when the session has ended.
 */
async function refreshTokens(
  current: Tokens,
  store: TokenStore,
  refresh: Refresh,
): Promise<Tokens | null> {
  const result = await refresh(current.refresh).catch((error: unknown) => {
    if (isApiError(error)) return error;
    throw error;
  });
  const stored = store.read();
  if (stored?.refresh !== current.refresh) return stored;
  if (isApiError(result) && !INVALID_TOKEN_STATUSES.has(result.status)) throw result;
  const renewed = isApiError(result) ? null : result;
  store.write(renewed);
  return renewed;
}

/** A stored token that is not valid in a header (the storage was edited) counts as missing. */
function authorization(tokens: Tokens | null): string | null {
  return tokens && /^[\x21-\x7e]+$/.test(tokens.access) ? `Bearer ${tokens.access}` : null;
}
