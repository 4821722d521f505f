import { useQuery } from '@tanstack/react-query';
import { ORDERS } from '../../lib/query-keys.ts';
import { useShop } from '../../lib/shop-context.ts';

/** The customer of an order. Without the feature `customers`, nothing is requested. */
export function useOrderCustomer(orderId: string) {
  const { client } = useShop();
  const isEnabled = client.features().has('customers');
  const request = useQuery({
    // A change of an order changes it.
    queryKey: [ORDERS, 'customer', orderId],
    queryFn: ({ signal }) => client.customers.getOfOrder(orderId, { signal }),
    enabled: isEnabled,
  });
  return { ...request, isEnabled };
}
