import type { TokenStore } from '@shop/api-client';
import type { LoginResult, Tokens } from '@shop/contract/schemas';
import type { SafeStorage } from '@shop/app-kit';
import { removeAccountData } from '../../lib/account-data.ts';

/**
 * `none`: not logged in. `open`: tokens are stored. `ended`: the API server refused the tokens, and
 * the page stays open (F8).
 */
export type SessionState = 'none' | 'open' | 'ended';

/** The owner's session, shared between tabs by the storage. */
export type Session = {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  tokens: () => Tokens | null;
  /** The device token of an earlier login on this device, which a logout does not remove. */
  device: () => string | undefined;
  /** Stores the result of a login. */
  open: (result: LoginResult) => void;
  /** Removes the tokens, in every tab; what the account saved on this device stays. */
  close: () => void;
  /** Removes the tokens, in every tab (ADM-3), and what the account saved on this device (P2). */
  logOut: () => void;
  /** The API server refused the tokens: the page stays open and shows the login dialog. */
  end: () => void;
  /** Syncs with what another tab stored under this key; null means all keys. */
  follow: (name: string | null) => void;
  /** The token store of the api-client. */
  store: TokenStore;
};

const ACCESS = 'access';
const REFRESH = 'refresh';
const DEVICE = 'device';

/** Creates the session of the stored tokens (ADM-1: an access and a refresh token in local storage). */
export function createSession(storage: SafeStorage): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = read() ? 'open' : 'none';

  function read(): Tokens | null {
    const access = storage.read(ACCESS);
    return access ? { access, refresh: storage.read(REFRESH) ?? '' } : null;
  }

  function become(next: SessionState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function open({ access, refresh, device }: LoginResult) {
    if (device !== undefined) storage.write(DEVICE, device);
    // The access token is stored last: other tabs listen to its change.
    if (refresh) storage.write(REFRESH, refresh);
    else storage.remove(REFRESH);
    storage.write(ACCESS, access);
    become('open');
  }

  function close() {
    storage.remove(REFRESH);
    storage.remove(ACCESS);
    become('none');
  }

  function end() {
    if (state === 'open') become('ended');
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tokens: read,
    device: () => storage.read(DEVICE) ?? undefined,
    open,
    close,
    logOut() {
      removeAccountData(storage);
      close();
    },
    end,
    follow(name) {
      if (name === null || name === ACCESS) become(read() ? 'open' : 'none');
    },
    // Refused tokens stay until logout or the next login: removing them would log the other tabs
    // out in the middle of an edit.
    store: { read, write: (tokens) => (tokens ? open(tokens) : end()) },
  };
}
