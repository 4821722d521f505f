import type { Order } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../platform/shop-context.ts';
import { ORDERS } from './order-source.ts';

/**
 * The order of an id that the address names: from the list at hand, or, on a host that reads single
 * orders, from there. `request` tells how that reading stands.
 */
export function useOpenedOrder(id: string | null, listed: readonly Order[] | undefined) {
  const { client } = useShop();
  const inList = listed?.find((order) => order.command_id === id);
  const mayRead = id !== null && listed !== undefined && client.features().has('status');
  const request = useQuery({
    queryKey: [ORDERS, 'one', id],
    queryFn: ({ signal }) => client.readOrder(id ?? '', { signal }),
    enabled: mayRead && inList === undefined,
  });
  return { order: inList ?? request.data, request };
}
