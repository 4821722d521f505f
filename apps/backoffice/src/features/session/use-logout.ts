import { useShop } from '../../platform/shop-context.ts';
import { useSession } from './session-context.ts';

/**
 * Logs out (ADM-3): forgets the tokens in every tab, upon which the guard drops all that was read of
 * the shop, and tells a host that revokes tokens. It never waits for the host.
 */
export function useLogout(): () => void {
  const session = useSession();
  const { client } = useShop();
  return () => {
    const refresh = session.tokens()?.refresh;
    session.close();
    if (refresh && client.features().has('refresh')) {
      // A host that cannot be told lets the token run out by itself.
      client.logout({ refresh }).catch(() => undefined);
    }
  };
}
