import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Session } from '../features/session/session.ts';
import { isSignedOut } from '../platform/failure-key.ts';

/** The access check tells the guard itself, which then decides between login and signing in over the page. */
export const ACCESS_CHECK = 'access';

/**
 * Makes the cache of what the host said. The api-client already tries reads again (F1), so nothing
 * is repeated here; a refused token ends the session, whichever call met it (F8).
 */
export function createQueryClient(session: Session): QueryClient {
  const endWhenSignedOut = (error: Error) => {
    if (isSignedOut(error)) session.end();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => query.queryKey[0] !== ACCESS_CHECK && endWhenSignedOut(error),
    }),
    mutationCache: new MutationCache({ onError: endWhenSignedOut }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
