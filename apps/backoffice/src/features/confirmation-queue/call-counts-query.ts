import type { ApiClient } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { ORDERS } from '../../lib/query-keys.ts';

/** The numbers of calls to make now and later. A change of an order changes them. */
export function callCountsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: [ORDERS, 'calls'],
    queryFn: ({ signal }) => client.confirmation.count({ signal }),
  });
}
