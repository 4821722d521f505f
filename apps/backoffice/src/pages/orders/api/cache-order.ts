import type { Listing } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { ORDERS } from '../../../lib/query-keys.ts';

/**
 * Puts the order of a response into the cached details and lists, which show it although they cannot be read again. A
 * later version stays.
 */
export function cacheOrder(queryClient: QueryClient, order: Order): void {
  const { command_id: id } = order;
  queryClient.setQueryData<Order>([ORDERS, 'one', id], (known) => laterOf(known, order));
  queryClient.setQueriesData<{ listing: Listing<Order> }>(
    // The lists have their query as the second part of the key.
    { queryKey: [ORDERS], predicate: ({ queryKey }) => typeof queryKey[1] === 'object' },
    (data) => data && { ...data, listing: withOrder(data.listing, order) },
  );
}

function withOrder(listing: Listing<Order>, order: Order): Listing<Order> {
  const items = listing.items.map((known) =>
    known.command_id === order.command_id ? laterOf(known, order) : known,
  );
  return { ...listing, items };
}

/** The order of the response, unless the known one has a later version. */
function laterOf(known: Order | undefined, order: Order): Order {
  return known && Number(known.version) > Number(order.version) ? known : order;
}
