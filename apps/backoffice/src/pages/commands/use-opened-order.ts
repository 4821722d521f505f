import type { Order } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../platform/shop-context.ts';
import { isGone } from '../../platform/failure-key.ts';
import { ORDERS } from '../../features/orders/order-reads.ts';

/**
 * The order of an id that the address names: with its history from a host that reads single orders,
 * until then and elsewhere from the list at hand; none once the host said that it is gone. `request`
 * tells how that reading stands.
 */
export function useOpenedOrder(id: string | null, listed: readonly Order[] | undefined) {
  const { client } = useShop();
  const request = useQuery({
    queryKey: [ORDERS, 'one', id],
    queryFn: ({ signal }) => client.readOrder(id ?? '', { signal }),
    enabled: id !== null && client.features().has('status'),
  });
  const known = request.data ?? listed?.find((order) => order.command_id === id);
  return { order: isGone(request.error) ? undefined : known, request };
}
