import { useQuery } from '@tanstack/react-query';
import { ORDERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The number of new orders, as in the app bar, and its error; disabled without the feature `status`. */
export function useNewOrderCount() {
  const { client } = useShop();
  return useQuery({
    queryKey: [ORDERS, 'counts'],
    queryFn: ({ signal }) => client.commands.count({ signal }),
    enabled: client.features().has('status'),
    select: (counts) => counts.new,
  });
}
