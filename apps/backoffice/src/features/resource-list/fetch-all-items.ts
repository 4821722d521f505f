import type { ApiClient, CallOptions } from '@shop/api-client';
import { LIMITS } from '@shop/contract/constants';
import { listPage, listQuery, type ListView } from './list-view.ts';
import type { ResourceDefinition } from './use-resource-list.ts';

/** The items that were read, and the number of those that cannot be read. */
export type AllItems<T> = { items: readonly T[]; unreadable: number };

/**
 * Fetches all items of the filtered list, in its own order: with the largest page size, or at once
 * without the feature `paging`. An item that moves to another page meanwhile is returned once.
 */
export async function fetchAllItems<T>(
  client: ApiClient,
  resource: ResourceDefinition<T>,
  view: ListView,
  options: CallOptions = {},
): Promise<AllItems<T>> {
  const found = new Map<string, T>();
  let unreadable = 0;
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const isPaged = client.features().has('paging');
    const pageView = {
      ...view,
      page,
      pageSize: isPaged ? LIMITS.pageSize : Number.MAX_SAFE_INTEGER,
    };
    const query = listQuery(pageView, resource, client.features());
    const listing = await resource.fetchList(client, isPaged ? query : {}, options);
    unreadable += listing.unreadable.count;
    const shown = listPage(listing, query, pageView, resource);
    for (const item of shown.items) found.set(resource.idOf(item), item);
    pageCount = shown.pageCount;
  }
  return { items: Array.from(found.values()), unreadable };
}
