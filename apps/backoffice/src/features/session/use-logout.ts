import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../platform/shop-context.ts';
import { useSession } from './session-context.ts';

/**
 * Logs out (ADM-3): forgets the tokens in every tab and all that was read of the shop (P2), and tells
 * a host that revokes tokens. It never waits for the host.
 */
export function useLogout(): () => void {
  const session = useSession();
  const queries = useQueryClient();
  const { client } = useShop();
  return () => {
    const refresh = session.tokens()?.refresh;
    session.close();
    queries.clear();
    if (refresh && client.features().has('refresh')) {
      // A host that cannot be told lets the token run out by itself.
      client.logout({ refresh }).catch(() => undefined);
    }
  };
}
