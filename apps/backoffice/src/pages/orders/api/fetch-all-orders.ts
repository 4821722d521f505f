import type { ApiClient, CallOptions } from '@shop/api-client';
import { LIMITS } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { listPage, listQuery, type ListView } from '../../../features/resource-list/list-view.ts';
import { orderResource } from './order-resource.ts';

/** The orders that were read, and the number of those that cannot be read. */
export type AllOrders = { orders: readonly Order[]; unreadable: number };

/**
 * Fetches all orders of the filtered list, newest first: with the largest page size, or at once
 * without the feature `paging`. An order that moves to another page meanwhile is returned once.
 */
export async function fetchAllOrders(
  client: ApiClient,
  view: ListView,
  options: CallOptions = {},
): Promise<AllOrders> {
  const found = new Map<string, Order>();
  let unreadable = 0;
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const isPaged = client.features().has('paging');
    const pageView = {
      ...view,
      page,
      pageSize: isPaged ? LIMITS.pageSize : Number.MAX_SAFE_INTEGER,
    };
    const query = listQuery(pageView, orderResource, client.features());
    const listing = await orderResource.fetchList(client, isPaged ? query : {}, options);
    unreadable += listing.unreadable.count;
    const shown = listPage(listing, query, pageView, orderResource);
    for (const order of shown.items) found.set(order.command_id, order);
    pageCount = shown.pageCount;
  }
  return { orders: Array.from(found.values()), unreadable };
}
