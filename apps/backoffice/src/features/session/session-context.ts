import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

/** Given once, over the whole app. */
export const SessionContext = createContext<Session | null>(null);

/** The owner's session. Throws outside `SessionContext`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext over it');
  return session;
}

/** Whether somebody is signed in, followed as it changes in this tab and the others. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}
