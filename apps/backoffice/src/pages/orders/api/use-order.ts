import type { ApiClient } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useShop } from '../../../lib/shop-context.ts';
import { isNotFound } from '../../../lib/error-key.ts';
import { ORDERS } from '../../../lib/query-keys.ts';

/** The request of one order, with its history (feature `status`). */
function orderQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: [ORDERS, 'one', id],
    queryFn: ({ signal }) => client.commands.get(id, { signal }),
  });
}

/**
 * The order of an id in the URL: with its history where the API server has the feature `status`,
 * before that and elsewhere from the listed orders; undefined after a 404.
 */
export function useOrder(id: string | null, listed: readonly Order[] | undefined) {
  const { client } = useShop();
  const request = useQuery({
    ...orderQuery(client, id ?? ''),
    enabled: id !== null && client.features().has('status'),
  });
  const known = request.data ?? listed?.find((order) => order.command_id === id);
  return { order: isNotFound(request.error) ? undefined : known, request };
}
