import { createApiClient } from '@shop/api-client';
import { expect, test } from 'vitest';
import { fetchAllOrders } from './fetch-all-orders.ts';

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

test('F1 orders that cannot be read are counted when all orders are fetched', async () => {
  const client = createApiClient({
    baseUrl: 'http://shop.test',
    fetch: () => Promise.resolve(Response.json([ORDER, UNREADABLE])),
  });
  const { orders, unreadable } = await fetchAllOrders(client, { page: 1, search: '' });
  expect(orders.map(({ command_id }) => command_id)).toEqual(['1']);
  expect(unreadable).toBe(1);
});
