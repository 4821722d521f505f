import { createApiClient } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { listPage, listQuery } from '../../../features/resource-list/list-view.ts';
import { isDay } from './order-params.ts';
import { orderResource } from './order-resource.ts';

const blank: Order = {
  command_id: '1',
  client_name: '',
  email: '',
  number: '',
  city: '',
  street: '',
  total_amount: '0.00',
  shipping_charge: '8.00',
  command_products: [],
};

function numbered(...ids: string[]): Order[] {
  return ids.map((command_id) => ({ ...blank, command_id }));
}

/** The ids of the page that the list of a bare API server shows. */
async function shownIds(orders: Order[], params: Record<string, string> = {}): Promise<string[]> {
  const client = createApiClient({
    baseUrl: 'http://shop.test',
    fetch: async () => Response.json(orders),
  });
  const view = { page: 1, search: '', params };
  const listing = await orderResource.fetchList(client, {}, {});
  return listPage(listing, {}, view, orderResource).items.map(({ command_id }) => command_id);
}

test('ADM-8 API-4 the newest order is first on an API server that lists the oldest first', async () => {
  const [one, two, three] = numbered('A', 'B', 'C');
  const dated = [
    { ...blank, ...one, created_at: '2026-11-01T09:00:00.000Z' },
    { ...blank, ...two, created_at: '2026-11-03T09:00:00.000Z' },
    { ...blank, ...three, created_at: '2026-11-02T09:00:00.000Z' },
  ];
  expect(await shownIds(dated)).toEqual(['B', 'C', 'A']);
  expect(await shownIds(numbered('9', '10', '2'))).toEqual(['10', '9', '2']);
});

test('ADM-8 API-4 without dates and numbers the order of the API server stays', async () => {
  expect(await shownIds(numbered('K7Q29', 'A1B2C', 'Z9Y8X'))).toEqual(['K7Q29', 'A1B2C', 'Z9Y8X']);
});

test('ADM-8 API-4 a range of days is applied in the browser, in Tunisian time', async () => {
  const orders = [
    { ...blank, command_id: '4', created_at: '2026-11-21T23:00:00.000Z' },
    { ...blank, command_id: '3', created_at: '2026-11-21T22:59:59.000Z' },
    { ...blank, command_id: '2', created_at: '2026-11-19T23:00:00.000Z' },
    { ...blank, command_id: '1', created_at: '2026-11-19T22:59:59.000Z' },
  ];
  expect(await shownIds(orders, { from: '2026-11-20', to: '2026-11-21' })).toEqual(['3', '2']);
  expect(await shownIds(orders, { from: '2026-11-22' })).toEqual(['4']);
  expect(await shownIds(orders, { from: 'yesterday' })).toHaveLength(4);
});

test('ADM-8 API-4 an order without a date is in every range', async () => {
  expect(await shownIds(numbered('2', '1'), { from: '2026-11-20' })).toEqual(['2', '1']);
});

test('ADM-8 API-4 the browser sorts by total and status; equal orders stay newest first', async () => {
  const orders = [
    { ...blank, command_id: '1', total_amount: '100.00', status: 'new' as const },
    { ...blank, command_id: '2', total_amount: '20.50', status: 'returned' as const },
    { ...blank, command_id: '3', total_amount: '100.00', status: 'confirmed' as const },
  ];
  expect(await shownIds(orders, { sort: 'total' })).toEqual(['2', '3', '1']);
  expect(await shownIds(orders, { sort: '-total' })).toEqual(['3', '1', '2']);
  expect(await shownIds(orders, { sort: 'status' })).toEqual(['1', '3', '2']);
  expect(await shownIds(orders, { sort: 'created_at' })).toEqual(['1', '2', '3']);
});

test('ADM-8 range and sort order are sent to an API server that supports them', () => {
  const view = { page: 1, search: '', params: { from: '2026-11-20', sort: '-total' } };
  const features = new Set(['paging', 'order-dates', 'order-sort'] as const);
  expect(listQuery(view, orderResource, features)).toEqual({
    limit: 12,
    offset: 0,
    from: '2026-11-20',
    ordering: '-total',
  });
  expect(listQuery(view, orderResource, new Set(['paging'] as const))).toEqual({});
});

test('ADM-8 API-4 the orders with a wrong number are requested from an API server with the calls; in any other list there are none', async () => {
  const view = { page: 1, search: '', params: { call: 'wrong_number' } };
  const features = new Set(['paging', 'confirmation'] as const);
  expect(listQuery(view, orderResource, features)).toEqual({
    limit: 12,
    offset: 0,
    call: 'wrong_number',
  });
  expect(await shownIds(numbered('2', '1'), view.params)).toEqual([]);
  expect(await shownIds(numbered('2', '1'), { call: 'other' })).toEqual(['2', '1']);
});

test.each(['2026-02-30', '2026-13-01', '20261121', '2026-1-1', ''])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});
