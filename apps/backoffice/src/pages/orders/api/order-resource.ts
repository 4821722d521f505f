import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { ORDERS } from '../../../lib/query-keys.ts';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';
import { normalizeOrderSearch, matchesOrder } from '../../../lib/order-search.ts';

/** The URL parameter of the status. */
export const STATUS = 'status';

/** Orders per page, the default first. */
export const ORDER_PAGE_SIZES = [12, 24, 50, 100] as const;

function isStatus(value: string): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** The orders, newest first. */
export const orderResource: ResourceDefinition<Order> = {
  name: ORDERS,
  pageSize: ORDER_PAGE_SIZES[0],
  pageSizes: ORDER_PAGE_SIZES,
  searchFeature: 'status',
  matches: matchesOrder,
  params: [
    {
      name: STATUS,
      feature: 'status',
      // An order without a status matches every status.
      parse: (value) =>
        isStatus(value)
          ? { query: { status: value }, filter: ({ status = value }) => status === value }
          : undefined,
    },
  ],
  fetchList: (client, { search, ...query }, options) =>
    client.commands.list(
      search === undefined ? query : { ...query, search: normalizeOrderSearch(search) },
      options,
    ),
};
