import type { TokenStore } from '@shop/api-client';
import type { Tokens } from '@shop/contract/schemas';
import type { KeptTexts } from '../../platform/kept-texts.ts';

/** `none`: nobody signed in. `open`: tokens are kept. `ended`: the host no longer takes them, and what is on screen stays (F8). */
export type SessionState = 'none' | 'open' | 'ended';

/** The owner's session, shared by the tabs of one browser through its storage. */
export type Session = {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  tokens: () => Tokens | null;
  /** Keeps new tokens: signed in, or signed in again. */
  open: (tokens: Tokens) => void;
  /** Forgets the tokens, in every tab (ADM-3). */
  close: () => void;
  /** The host refused the tokens: the page stays, and asks to sign in again. */
  end: () => void;
  /** Takes over what another tab wrote under this name; null stands for all of them. */
  follow: (name: string | null) => void;
  /** Where the api-client reads and renews the tokens. */
  store: TokenStore;
};

const ACCESS = 'access';
const REFRESH = 'refresh';

/** Makes the session that these texts hold (ADM-1: an access and a refresh token in local storage). */
export function createSession(kept: KeptTexts): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = read() ? 'open' : 'none';

  function read(): Tokens | null {
    const access = kept.read(ACCESS);
    return access ? { access, refresh: kept.read(REFRESH) ?? '' } : null;
  }

  function become(next: SessionState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function open({ access, refresh }: Tokens) {
    // The access token last: its change is what tells the other tabs.
    kept.write(REFRESH, refresh || null);
    kept.write(ACCESS, access);
    become('open');
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
    open,
    close() {
      kept.write(REFRESH, null);
      kept.write(ACCESS, null);
      become('none');
    },
    end,
    follow(name) {
      if (name === null || name === ACCESS) become(read() ? 'open' : 'none');
    },
    // Tokens the host refuses stay until the owner logs out or signs in again: removing them here
    // would log the other tabs out in the middle of an edit.
    store: { read, write: (tokens) => (tokens ? open(tokens) : end()) },
  };
}
