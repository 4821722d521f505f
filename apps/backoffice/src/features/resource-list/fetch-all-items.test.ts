import { createApiClient } from '@shop/api-client';
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
