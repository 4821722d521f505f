import type { ApiClient, CallOptions } from '@shop/api-client';
import { LIMITS } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { listPage, listQuery, type ListView } from '../../features/screen/list-view.ts';
import { orderSource } from './order-source.ts';

/**
 * Reads every order of a view, over all its pages, newest first: in the host's largest pages where it
 * pages, all at once where it does not. One that moves to the next page while they are read comes once.
 */
export async function readEveryOrder(
  client: ApiClient,
  view: ListView,
  options: CallOptions = {},
): Promise<Order[]> {
  const found = new Map<string, Order>();
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const isPaged = client.features().has('paging');
    const part = { ...view, page, pageSize: isPaged ? LIMITS.pageSize : Number.MAX_SAFE_INTEGER };
    const asked = listQuery(part, orderSource, client.features());
    const listing = await orderSource.read(client, isPaged ? asked : {}, options);
    const shown = listPage(listing, asked, part, orderSource);
    for (const order of shown.items) found.set(order.command_id, order);
    pageCount = shown.pageCount;
  }
  return Array.from(found.values());
}
