import type { Order } from '@shop/contract/schemas';
import { ORDERS } from '../../../lib/query-keys.ts';
import { sortWholeList } from '../../../features/resource-list/sort-whole-list.ts';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';
import { compareNewest } from '../../../lib/newest-orders.ts';
import { orderParams } from './order-params.ts';
import { normalizeOrderSearch, matchesOrder } from '../../../lib/order-search.ts';

/** Orders per page, the default of the cards first. */
export const ORDER_PAGE_SIZES = [12, 24, 50, 100] as const;

/** The orders, newest first. */
export const orderResource: ResourceDefinition<Order> = {
  name: ORDERS,
  idOf: (order) => order.command_id,
  pageSize: ORDER_PAGE_SIZES[0],
  pageSizes: ORDER_PAGE_SIZES,
  searchFeature: 'status',
  matches: matchesOrder,
  params: orderParams,
  async fetchList(client, { search, ...query }, options) {
    const listing = await client.commands.list(
      search === undefined ? query : { ...query, search: normalizeOrderSearch(search) },
      options,
    );
    return sortWholeList(listing, query, compareNewest);
  },
};

/** The orders in a table, which has room for twice as many. */
export const orderTableResource = { ...orderResource, pageSize: ORDER_PAGE_SIZES[1] };
