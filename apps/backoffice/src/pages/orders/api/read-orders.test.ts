import { createApiClient } from '@shop/api-client';
import { FEATURES_HEADER } from '@shop/contract/features';
import { expect, test } from 'vitest';
import { readOrders } from './read-orders.ts';

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
const stored = (id: string, total_amount: string) => ({ ...ORDER, command_id: id, total_amount });

/** An API server with these orders; order 3 fails. `paths` has what it was asked. */
async function clientOf(orders: readonly (typeof ORDER)[], features = '') {
  const paths: string[] = [];
  const headers = { [FEATURES_HEADER]: features };
  const client = createApiClient({
    baseUrl: 'http://shop.test',
    fetch(input) {
      const { pathname } = new URL(new Request(input).url);
      paths.push(pathname);
      const id = /\/(\d+)\/$/.exec(pathname)?.[1];
      if (id === undefined) return Promise.resolve(Response.json(orders, { headers }));
      const order = orders.find(({ command_id }) => command_id === id);
      const status = id === '3' ? 503 : 404;
      const error = { error: id === '3' ? 'unavailable' : 'not_found' };
      return Promise.resolve(
        order
          ? Response.json({ ...order, history: [] }, { headers })
          : Response.json(error, { status, headers }),
      );
    },
  });
  await client.commands.list();
  paths.length = 0;
  return { client, paths };
}

for (const features of ['status', '']) {
  const server = features || 'section 7 alone';

  test(`ADM-8 with ${server}, selected orders are read as they are now, in their order, and deleted ones are named`, async () => {
    const now = [stored('1', '70.00'), stored('5', '58.00'), stored('2', '58.00')];
    const { client, paths } = await clientOf(now, features);
    const { orders, deleted } = await readOrders(client, ['2', '4', '1']);
    expect(orders.map(({ command_id, total_amount }) => [command_id, total_amount])).toEqual([
      ['2', '58.00'],
      ['1', '70.00'],
    ]);
    expect(deleted).toEqual(['4']);
    expect(paths).toHaveLength(features ? 3 : 1);
  });
}

test('ADM-8 when one order cannot be read, none is returned', async () => {
  const { client } = await clientOf([ORDER], 'status');
  await expect(readOrders(client, ['1', '3'])).rejects.toMatchObject({ status: 503 });
});

test('F1 an order that is missing beside one that cannot be read is not reported as deleted', async () => {
  const { client } = await clientOf([ORDER, stored('2', 'sur demande')]);
  await expect(readOrders(client, ['1', '2'])).rejects.toMatchObject({ kind: 'malformed' });
  await expect(readOrders(client, ['1'])).resolves.toMatchObject({ deleted: [] });
});
