import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { ORDERS } from '../../features/orders/order-reads.ts';
import type { ListSource } from '../../features/screen/use-list.ts';
import { hostSearch, orderMatches } from './order-search.ts';

/** The choice of one status, by its name in the address. */
export const STATUS = 'status';

function isStatus(value: string): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** The orders, newest first as the host gives them. */
export const orderSource: ListSource<Order> = {
  name: ORDERS,
  pageSize: 12,
  searchFeature: 'status',
  matches: orderMatches,
  choices: [
    {
      name: STATUS,
      feature: 'status',
      // An order of a host without statuses stands in none, and is not hidden by one.
      chosen: (value) =>
        isStatus(value)
          ? { ask: { status: value }, keeps: ({ status = value }) => status === value }
          : undefined,
    },
  ],
  read: (client, { search, ...query }, options) =>
    client.listOrders(
      search === undefined ? query : { ...query, search: hostSearch(search) },
      options,
    ),
};
