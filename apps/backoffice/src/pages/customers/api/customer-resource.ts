import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Customer } from '@shop/contract/schemas';
import type { ListParam } from '../../../features/resource-list/list-param.ts';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';
import { CUSTOMERS } from '../../../lib/query-keys.ts';

/** The URL parameter of the blocked customers, and its value. */
export const LIST = 'list';
export const BLOCKED = 'blocked';

/** Customers per page, the default of the cards first. */
export const CUSTOMER_PAGE_SIZES = [12, 24, 50, 100] as const;

const params: readonly ListParam<Customer>[] = [
  {
    name: LIST,
    feature: 'customers',
    parse: (value) =>
      value === BLOCKED
        ? { query: { blocked: true }, filter: ({ blocked }) => blocked }
        : undefined,
  },
];

/** The customers, the one with the latest order first. */
export const customerResource: ResourceDefinition<Customer> = {
  name: CUSTOMERS,
  idOf: ({ id }) => id,
  pageSize: CUSTOMER_PAGE_SIZES[0],
  pageSizes: CUSTOMER_PAGE_SIZES,
  searchFeature: 'customers',
  matches: ({ name, places, numbers }, search) =>
    [name, ...places, ...numbers].some((text) => normalizeForSearch(text).includes(search)),
  params,
  fetchList: (client, { search, blocked, limit, offset }, options) =>
    client.customers.list({ search, blocked, limit, offset }, options),
};

/** The customers in a table, which has room for twice as many. */
export const customerTableResource = { ...customerResource, pageSize: CUSTOMER_PAGE_SIZES[1] };
