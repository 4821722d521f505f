import type { ApiClient } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { STAFF } from './query-keys.ts';

/** The accounts of the back office (feature `staff`). */
export function staffQuery(client: ApiClient) {
  return queryOptions({
    queryKey: [STAFF],
    queryFn: async ({ signal }) => (await client.staff.list({ signal })).items,
  });
}
