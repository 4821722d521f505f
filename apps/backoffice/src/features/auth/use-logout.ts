import { useShop } from '../../lib/shop-context.ts';
import { useSession } from './session-context.ts';

/**
 * Logs out (ADM-3): removes the tokens in every tab and revokes the refresh token, where the API
 * server can. It does not wait for the response.
 */
export function useLogout(): () => void {
  const session = useSession();
  const { client } = useShop();
  return () => {
    const refresh = session.tokens()?.refresh;
    session.logOut();
    if (refresh && client.features().has('refresh')) {
      // If the request fails, the token expires by itself.
      client.auth.logout({ refresh }).catch(() => undefined);
    }
  };
}
