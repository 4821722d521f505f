import { useQuery } from '@tanstack/react-query';
import { compareNewest } from '../../../lib/newest-orders.ts';
import { ORDERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The number of latest orders on the dashboard. */
export const LATEST_ORDERS = 5;

/** The latest orders; all orders of an API server without the feature `paging`. */
export function useLatestOrders() {
  const { client } = useShop();
  const query = client.features().has('paging') ? { limit: LATEST_ORDERS } : {};
  return useQuery({
    queryKey: [ORDERS, 'latest', query],
    queryFn: async ({ signal }) => {
      const { items, unreadable } = await client.commands.list(query, { signal });
      return { orders: items.toSorted(compareNewest), unreadable };
    },
  });
}
