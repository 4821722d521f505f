import type { ApiClient, CallOptions } from '@shop/api-client';
import { LIMITS } from '@shop/contract/constants';
import { listPage, listQuery, type ListView } from './list-view.ts';
import type { ResourceDefinition } from './use-resource-list.ts';

/** The items that were read, and the number of those that cannot be read. */
export type AllItems<T> = { items: readonly T[]; unreadable: number };

/** How often the pages are fetched, while items leave the list or join it. */
const MAX_ROUNDS = 3;

/**
 * Fetches all items of the filtered list, in its own order: with the largest page size, or at once
 * without the feature `paging`. An item that moves to a later page meanwhile is returned once. When items leave the
 * list meanwhile, others move to a page that was fetched already: the pages are fetched again, and the items that left
 * may be returned too.
 */
export async function fetchAllItems<T>(
  client: ApiClient,
  resource: ResourceDefinition<T>,
  view: ListView,
  options: CallOptions = {},
): Promise<AllItems<T>> {
  const found = new Map<string, T>();
  let unreadable = 0;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const pages = await fetchPages(client, resource, view, options);
    for (const item of pages.items) found.set(resource.idOf(item), item);
    unreadable = pages.unreadable;
    if (!pages.hasChanged) break;
  }
  return { items: Array.from(found.values()), unreadable };
}

/** Fetches every page once. `hasChanged` means that the number of items was not the same in all responses. */
async function fetchPages<T>(
  client: ApiClient,
  resource: ResourceDefinition<T>,
  view: ListView,
  options: CallOptions,
): Promise<AllItems<T> & { hasChanged: boolean }> {
  const items: T[] = [];
  const totals = new Set<number>();
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
    items.push(...shown.items);
    totals.add(shown.total);
    pageCount = shown.pageCount;
  }
  return { items, unreadable, hasChanged: totals.size > 1 };
}
