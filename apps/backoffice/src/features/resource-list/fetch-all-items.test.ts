import { createApiClient } from '@shop/api-client';
import { LIMITS } from '@shop/contract/constants';
import { FEATURES_HEADER, TOTAL_COUNT_HEADER } from '@shop/contract/features';
import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { fetchAllItems } from './fetch-all-items.ts';
import type { ResourceDefinition } from './use-resource-list.ts';

const orders: ResourceDefinition<Order> = {
  name: 'orders',
  idOf: (order) => order.command_id,
  pageSize: 12,
  searchFeature: 'status',
  matches: () => true,
  fetchList: (client, query, options) => client.commands.list(query, options),
};

const ORDER = {
  command_id: '1',
  client_name: 'Amira',
  email: 'amira@exemple.tn',
  number: '98765432',
  city: 'Tunis',
  street: '12, rue du Jasmin',
  total_amount: '58.00',
  shipping_charge: '8.00',
  command_products: [],
};
const UNREADABLE = { ...ORDER, command_id: '2', total_amount: 'sur demande' };

test('F1 items that cannot be read are counted when all items are fetched', async () => {
  const client = createApiClient({
    baseUrl: 'http://shop.test',
    fetch: () => Promise.resolve(Response.json([ORDER, UNREADABLE])),
  });
  const view = { page: 1, search: '' };
  const { items, unreadable } = await fetchAllItems(client, orders, view);
  expect(items.map(({ command_id }) => command_id)).toEqual(['1']);
  expect(unreadable).toBe(1);
});

test('F1 items that move up while the pages are fetched, because others leave the list, are fetched too', async () => {
  const orderOf = (id: number) => ({ ...ORDER, command_id: String(id) });
  let all = Array.from({ length: LIMITS.pageSize + 5 }, (_, id) => orderOf(id));
  const client = createApiClient({
    baseUrl: 'http://shop.test',
    fetch: (request) => {
      const { searchParams } = new URL(new Request(request).url);
      const offset = Number(searchParams.get('offset'));
      const page = all.slice(offset, offset + Number(searchParams.get('limit') ?? all.length));
      const headers = { [FEATURES_HEADER]: 'paging', [TOTAL_COUNT_HEADER]: String(all.length) };
      // The first two orders are deleted after the first page is fetched.
      if (offset === 0 && searchParams.has('limit') && all[0]?.command_id === '0')
        all = all.slice(2);
      return Promise.resolve(Response.json(page, { headers }));
    },
  });
  await client.commands.list();
  const { items } = await fetchAllItems(client, orders, { page: 1, search: '' });
  const ids = new Set(items.map(({ command_id }) => command_id));
  expect(all.filter(({ command_id }) => !ids.has(command_id))).toEqual([]);
});
