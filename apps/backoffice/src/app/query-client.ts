import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Session } from '../features/auth/session.ts';
import { isUnauthorized } from '../lib/error-key.ts';
import { ACCESS_CHECK } from '../lib/query-keys.ts';

/**
 * Creates the query client. The api-client retries reads (F1), so nothing is retried here; a 401 of
 * any request ends the session (F8).
 */
export function createQueryClient(session: Session): QueryClient {
  const endWhenSignedOut = (error: Error) => {
    if (isUnauthorized(error)) session.end();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      // The auth guard handles the error of the access check: it decides between login and the dialog.
      onError: (error, query) => query.queryKey[0] !== ACCESS_CHECK && endWhenSignedOut(error),
    }),
    mutationCache: new MutationCache({ onError: endWhenSignedOut }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
