import type { CustomerRecord } from '@shop/contract/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CUSTOMERS, ORDERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The record of a customer. */
export function useCustomer(id: string) {
  const { client } = useShop();
  return useQuery({
    queryKey: [CUSTOMERS, 'one', id],
    queryFn: ({ signal }) => client.customers.get(id, { signal }),
  });
}

/** Shows a changed record at once, and loads it again with the lists and the orders that it belongs to. */
export function useRefreshCustomers(id: string) {
  const queryClient = useQueryClient();
  return (changed: CustomerRecord | null | void) => {
    if (changed) queryClient.setQueryData([CUSTOMERS, 'one', id], changed);
    void queryClient.invalidateQueries({ queryKey: [CUSTOMERS] });
    void queryClient.invalidateQueries({ queryKey: [ORDERS, 'customer'] });
  };
}
