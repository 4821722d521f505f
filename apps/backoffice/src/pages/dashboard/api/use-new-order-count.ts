import { useQuery } from '@tanstack/react-query';
import { orderCountsQuery } from '../../../lib/order-counts-query.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The number of new orders, as in the app bar, and its error; disabled without the feature `status`. */
export function useNewOrderCount() {
  const { client } = useShop();
  return useQuery({ ...orderCountsQuery(client), select: (counts) => counts.new });
}
