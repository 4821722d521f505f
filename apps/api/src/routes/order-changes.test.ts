import { orderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderOf, stockOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';
import { listOrders, order } from '../testing/orders.ts';

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('O14 an order deleted many times at once gives its stock back once', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const { command_id: id } = (await order(host, orderOf(product.product_Id))).json();
    const url = `/api/commands/delete/${id}/`;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(host, 'DELETE', url, { token })),
    );
    const statuses = Map.groupBy(answers, (answer) => answer.statusCode);
    expect([statuses.get(204)?.length, statuses.get(404)?.length]).toEqual([1, 11]);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 5, L: 2 });
  });

  const steps = ['new', 'confirmed', 'shipped', 'delivered', 'cancelled', 'returned'] as const;
  const ways: Record<(typeof steps)[number], string[]> = {
    new: [],
    confirmed: ['confirmed'],
    shipped: ['confirmed', 'shipped'],
    delivered: ['confirmed', 'shipped', 'delivered'],
    cancelled: ['cancelled'],
    returned: ['confirmed', 'shipped', 'returned'],
  };
  const allowed: Record<(typeof steps)[number], string[]> = {
    new: ['confirmed', 'cancelled'],
    confirmed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'returned'],
    delivered: ['returned'],
    cancelled: [],
    returned: [],
  };
  test.each(steps)('host.md an order that is %s goes only where it may', async (from) => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 20 }) });
    for (const to of steps) {
      const body = orderOf(product.product_Id, { street: `${from} à ${to}` });
      const url = `/api/commands/${(await order(host, body)).json().command_id}/`;
      for (const status of ways[from]) {
        await call(host, 'PATCH', url, { token, body: { status } });
      }
      const answer = await call(host, 'PATCH', url, { token, body: { status: to } });
      expect(answer.statusCode, `${from} → ${to}`).toBe(allowed[from].includes(to) ? 200 : 409);
      if (answer.statusCode === 409) expect(answer.json().code).toBe('bad_transition');
    }
  });

  test('host.md cancelling gives the stock back once; deleting what was shipped does not', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 2 }) });
    const first = (await order(host, orderOf(product.product_Id))).json().command_id;
    const second = (await order(host, orderOf(product.product_Id, { city: 'Kef' }))).json();
    const url = (id: string) => `/api/commands/${id}/`;
    const cancel = { token, body: { status: 'cancelled' } };
    await Promise.all(Array.from({ length: 6 }, () => call(host, 'PATCH', url(first), cancel)));
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 1 });
    await call(host, 'DELETE', `/api/commands/delete/${first}/`, { token });
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 1 });
    for (const status of ['confirmed', 'shipped']) {
      await call(host, 'PATCH', url(second.command_id), { token, body: { status } });
    }
    await call(host, 'DELETE', `/api/commands/delete/${second.command_id}/`, { token });
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 1 });
  });

  test('host.md an order keeps the history of what the owner did, by name', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const { command_id: id } = (await order(host, orderOf(product.product_Id))).json();
    const url = `/api/commands/${id.replace('-', '').toLowerCase()}/`;
    await call(host, 'PATCH', url, { token, body: { note: 'A téléphoné' } });
    const answer = await call(host, 'PATCH', url, { token, body: { status: 'confirmed' } });
    expect(orderSchema.parse(answer.json()).history).toMatchObject([
      { by: 'owner', note: 'A téléphoné' },
      { by: 'owner', status: 'confirmed' },
    ]);
    const empty = await call(host, 'PATCH', url, { token, body: {} });
    expect(empty.json()).toMatchObject({ code: 'invalid', fields: { status: 'required' } });
  });

  test('host.md the list is newest first, pages with its count, filters and searches', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 9 }) });
    for (const name of ['Ünïque Un', 'Ünïque Deux', 'Ünïque Trois']) {
      await order(host, orderOf(product.product_Id, { client_name: name }));
    }
    const names = async (query: string) =>
      (await listOrders(host, token, query)).map((found) => found.client_name);
    expect(await names('?search=unique')).toEqual(['Ünïque Trois', 'Ünïque Deux', 'Ünïque Un']);
    expect(await names('?search=UNIQUE&limit=1&offset=1')).toEqual(['Ünïque Deux']);
    expect(await names('?search=unique&status=shipped')).toEqual([]);
    expect(await names('?search=%25')).toEqual([]);
    const page = await call(host, 'GET', `/api/commands/list/?search=unique&limit=2`, { token });
    expect(page.headers['x-total-count']).toBe('3');
    const counts = (await call(host, 'GET', `/api/commands/counts/`, { token })).json();
    const all = await listOrders(host, token);
    expect(counts.new).toBe(all.filter((found) => found.status === 'new').length);
  });

  test.each(['nothing', '00000-00000', '99', '%00'])('404 for an order named %s', async (id) => {
    const host = running();
    const { token } = host;
    const read = await call(host, 'GET', `/api/commands/${id}/`, { token });
    const removed = await call(host, 'DELETE', `/api/commands/delete/${id}/`, { token });
    expect([read.statusCode, removed.statusCode]).toEqual([404, 404]);
    expect(read.json().code).toBe('not_found');
  });
});
