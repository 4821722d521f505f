import type { Tokens } from '@shop/contract/schemas';
import type { TokenStore } from '../api-client.ts';
import { isApiError } from '../api-error.ts';
import { calls } from '../calls.ts';
import { readTokens } from '../readers/account.ts';
import { toApiError } from './to-api-error.ts';
import type { Outgoing, Send, Transport } from './transport.ts';

/** Statuses that say a refresh token is spent for good; any other failure may pass. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 401, 403, 422]);

/**
 * Sends admin calls with the stored bearer (API-3). A 401 on a host with the feature `refresh` is
 * answered by one silent refresh, shared by all calls under way, and one more send; a token that
 * another tab renewed meanwhile is used instead. A refused refresh empties the store. Public calls
 * pass untouched.
 */
export function createSession(transport: Transport, store: TokenStore): Send {
  let refreshing: Promise<Tokens | undefined> | undefined;

  async function renew(held: Tokens): Promise<Tokens | undefined> {
    const stored = store.read();
    if (stored?.access !== held.access) return stored ?? undefined;
    if (!transport.features().has('refresh') || stored.refresh === '') return undefined;
    refreshing ??= exchange(transport, stored, store).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return async (name, outgoing) => {
    if (calls[name].access === 'public') return transport.send(name, outgoing);
    const held = store.read();
    try {
      return await transport.send(name, withBearer(outgoing, held));
    } catch (error) {
      const renewed = held && isUnauthorized(error) ? await renew(held) : undefined;
      if (!renewed) throw error;
      return transport.send(name, withBearer(outgoing, renewed));
    }
  };
}

/**
 * Trades a refresh token for new tokens and stores them. Whoever signed in or out meanwhile is
 * right: their tokens are kept. Undefined when the session is over.
 */
async function exchange(
  transport: Transport,
  spent: Tokens,
  store: TokenStore,
): Promise<Tokens | undefined> {
  const outcome = await transport
    .send('refresh', { json: { refresh: spent.refresh } })
    .then(({ body }) => readTokens(body, spent.refresh))
    .catch((error: unknown) => toApiError('refresh', error));
  const stored = store.read();
  if (stored?.refresh !== spent.refresh) return stored ?? undefined;
  if (!isApiError(outcome)) {
    store.write(outcome);
    return outcome;
  }
  if (!REFUSALS.has(outcome.status)) throw outcome;
  store.write(null);
  return undefined;
}

function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** A stored token no header can carry (storage was tampered with) is none: the host answers 401. */
function withBearer(outgoing: Outgoing, tokens: Tokens | null): Outgoing {
  if (!tokens || !/^[\x21-\x7e]+$/.test(tokens.access)) return outgoing;
  return {
    ...outgoing,
    headers: { ...outgoing.headers, Authorization: `Bearer ${tokens.access}` },
  };
}
