import { orderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('O14 concurrent deletions of an order return its stock once', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token);
    const { command_id: id } = (await sendOrder(api, orderBody(product.product_Id))).json();
    const url = `/api/commands/delete/${id}/`;
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => call(api, 'DELETE', url, { token })),
    );
    const statuses = Map.groupBy(responses, (response) => response.statusCode);
    expect([statuses.get(204)?.length, statuses.get(404)?.length]).toEqual([1, 11]);
    expect(await readStock(api, product.product_Id)).toEqual({ M: 5, L: 2 });
  });

  const statuses = ['new', 'confirmed', 'shipped', 'delivered', 'cancelled', 'returned'] as const;
  const paths: Record<(typeof statuses)[number], string[]> = {
    new: [],
    confirmed: ['confirmed'],
    shipped: ['confirmed', 'shipped'],
    delivered: ['confirmed', 'shipped', 'delivered'],
    cancelled: ['cancelled'],
    returned: ['confirmed', 'shipped', 'returned'],
  };
  const allowed: Record<(typeof statuses)[number], string[]> = {
    new: ['confirmed', 'cancelled'],
    confirmed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'returned'],
    delivered: ['returned'],
    cancelled: [],
    returned: [],
  };
  test.each(statuses)('an order with status %s has only the allowed transitions', async (from) => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 20 }) });
    for (const to of statuses) {
      const body = orderBody(product.product_Id, { street: `${from} à ${to}` });
      const url = `/api/commands/${(await sendOrder(api, body)).json().command_id}/`;
      for (const status of paths[from]) {
        await call(api, 'PATCH', url, { token, body: { status } });
      }
      const response = await call(api, 'PATCH', url, { token, body: { status: to } });
      expect(response.statusCode, `${from} → ${to}`).toBe(allowed[from].includes(to) ? 200 : 409);
      if (response.statusCode === 409) expect(response.json().code).toBe('bad_transition');
    }
  });

  test('a cancellation returns the stock once; the deletion of a shipped order does not', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 2 }) });
    const first = (await sendOrder(api, orderBody(product.product_Id))).json().command_id;
    const second = (await sendOrder(api, orderBody(product.product_Id, { city: 'Kef' }))).json();
    const url = (id: string) => `/api/commands/${id}/`;
    const cancel = { token, body: { status: 'cancelled' } };
    await Promise.all(Array.from({ length: 6 }, () => call(api, 'PATCH', url(first), cancel)));
    expect(await readStock(api, product.product_Id)).toEqual({ M: 1 });
    await call(api, 'DELETE', `/api/commands/delete/${first}/`, { token });
    expect(await readStock(api, product.product_Id)).toEqual({ M: 1 });
    for (const status of ['confirmed', 'shipped']) {
      await call(api, 'PATCH', url(second.command_id), { token, body: { status } });
    }
    await call(api, 'DELETE', `/api/commands/delete/${second.command_id}/`, { token });
    expect(await readStock(api, product.product_Id)).toEqual({ M: 1 });
  });

  test('an order has a history of its changes with the name of the owner', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token);
    const { command_id: id } = (await sendOrder(api, orderBody(product.product_Id))).json();
    const url = `/api/commands/${id.replace('-', '').toLowerCase()}/`;
    await call(api, 'PATCH', url, { token, body: { note: 'A téléphoné' } });
    const response = await call(api, 'PATCH', url, { token, body: { status: 'confirmed' } });
    expect(orderSchema.parse(response.json()).history).toMatchObject([
      { by: 'owner', note: 'A téléphoné' },
      { by: 'owner', status: 'confirmed' },
    ]);
    const empty = await call(api, 'PATCH', url, { token, body: {} });
    expect(empty.json()).toMatchObject({ code: 'invalid', fields: { status: 'required' } });
  });

  test('the list is newest first, with pages, a total count, filters and search', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 9 }) });
    for (const name of ['Ünïque Un', 'Ünïque Deux', 'Ünïque Trois']) {
      await sendOrder(api, orderBody(product.product_Id, { client_name: name }));
    }
    const names = async (query: string) =>
      (await listOrders(api, token, query)).map((found) => found.client_name);
    expect(await names('?search=unique')).toEqual(['Ünïque Trois', 'Ünïque Deux', 'Ünïque Un']);
    expect(await names('?search=UNIQUE&limit=1&offset=1')).toEqual(['Ünïque Deux']);
    expect(await names('?search=unique&status=shipped')).toEqual([]);
    expect(await names('?search=%25')).toEqual([]);
    const page = await call(api, 'GET', `/api/commands/list/?search=unique&limit=2`, { token });
    expect(page.headers['x-total-count']).toBe('3');
    const counts = (await call(api, 'GET', `/api/commands/counts/`, { token })).json();
    const all = await listOrders(api, token);
    expect(counts.new).toBe(all.filter((found) => found.status === 'new').length);
  });

  test('ADM-8 a search finds each word, in any order, in the number, name, phone, street and city', async () => {
    const api = getApi();
    const { token } = api;
    const product = await addProduct(api, token, { colors: colors({ M: 9 }) });
    const customer = { client_name: 'Abdelkader', city: 'Zarzis', street: '3, rue du Phare' };
    const placed = await sendOrder(
      api,
      orderBody(product.product_Id, { ...customer, number: '+216 29 111 222' }),
    );
    const { command_id: id } = placed.json();
    for (const search of [
      'abdelkader',
      'zarzis abdelkader',
      'phare, abdelk',
      'rue du phare zarzis',
      '29111222 abdelkader',
      'zarzis 111 222',
      id,
      id.replace('-', '').toLowerCase(),
      id.replaceAll('0', 'O').replaceAll('1', 'l'),
    ]) {
      const query = `?search=${encodeURIComponent(search)}`;
      const found = await listOrders(api, token, query);
      expect(
        found.map((order) => order.command_id),
        search,
      ).toContain(id);
    }
    for (const search of ['abdelkader sousse', 'phare 29111223', 'zarz%s']) {
      const query = `?search=${encodeURIComponent(search)}`;
      expect(await listOrders(api, token, query), search).toEqual([]);
    }
  });

  test.each(['nothing', '00000-00000', '99', '%00'])(
    '404 for an order with the id %s',
    async (id) => {
      const api = getApi();
      const { token } = api;
      const read = await call(api, 'GET', `/api/commands/${id}/`, { token });
      const removed = await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token });
      expect([read.statusCode, removed.statusCode]).toEqual([404, 404]);
      expect(read.json().code).toBe('not_found');
    },
  );
});
