import type { ApiClient } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { ORDERS } from './query-keys.ts';

/** The number of orders of each status; disabled without the feature `status`. A change of an order changes them. */
export function orderCountsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: [ORDERS, 'counts'],
    queryFn: ({ signal }) => client.commands.count({ signal }),
    enabled: client.features().has('status'),
  });
}
