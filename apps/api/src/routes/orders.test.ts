import { orderSchema, placedOrderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import {
  addProduct,
  colors,
  makePicture,
  orderOf,
  productForm,
  stockOf,
} from '../testing/goods.ts';
import { makeHost, useHost, type Host } from '../testing/host.ts';

const ORDERS = '/api/commands/';

async function order(host: Host, body: unknown, headers: Record<string, string> = {}) {
  return call(host, 'POST', ORDERS, { body, headers });
}

async function listOrders(host: Host, token: string, query = '') {
  const answer = await call(host, 'GET', `${ORDERS}list/${query}`, { token });
  return orderSchema.array().parse(answer.json());
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('CMD-2 an order takes its stock and answers its number, without contact data', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const answer = await order(host, orderOf(product.product_Id, { quantity: 2 }));
    expect(answer.statusCode).toBe(201);
    const placed = placedOrderSchema.strict().parse(answer.json());
    expect(placed).toMatchObject({
      status: 'new',
      total_amount: '135.84',
      shipping_charge: '8.00',
    });
    expect(placed.command_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 3, L: 2 });
  });

  test('O1 of sixty orders at once for three pieces, on two processes, three pass and nothing is left', async () => {
    const host = running();
    const { token } = host;
    const other = await makeHost(host.place);
    const product = await addProduct(host, token, { colors: colors({ M: 3 }) });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        order(
          number % 2 === 0 ? host : other,
          orderOf(product.product_Id, { client_name: `Cliente ${number}` }),
        ),
      ),
    );
    const statuses = Map.groupBy(answers, (answer) => answer.statusCode);
    expect(statuses.get(201)).toHaveLength(3);
    expect(statuses.get(409)).toHaveLength(57);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 0 });
    await other.close();
  });

  test('O4 lines of one variant in any spelling are added up first, all or none', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ 'Taille 4': 4 }) });
    const line = (size: string, color: string, quantity: number) => ({
      product: product.product_Id,
      size,
      color,
      quantity,
    });
    const body = orderOf(product.product_Id, {
      command_products: [line('taille 4', '#17457F', 2), line(' TAILLE  4', ' #17457f', 3)],
    });
    const answer = await order(host, body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      lines: [{ product: product.product_Id, requested: 5, available: 4 }],
    });
    expect(await stockOf(host, product.product_Id)).toEqual({ 'Taille 4': 4 });
    const fits = {
      ...body,
      total_amount: '263.68',
      command_products: [line('TAILLE4', '#17457F', 1), line('taille 4', '#17457f', 3)],
    };
    expect((await order(host, fits)).statusCode).toBe(201);
    expect(await stockOf(host, product.product_Id)).toEqual({ 'Taille 4': 0 });
  });

  test('O5 an order short of one line takes nothing of the others', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 5, L: 0 }) });
    const line = { product: product.product_Id, color: '#17457F', quantity: 1 };
    const body = orderOf(product.product_Id, {
      total_amount: '135.84',
      command_products: [
        { ...line, size: 'M' },
        { ...line, size: 'L' },
        { ...line, product: '987654', size: 'M' },
      ],
    });
    const answer = await order(host, body);
    expect(answer.json()).toMatchObject({
      lines: [
        { product: '987654', available: 0 },
        { size: 'L', available: 0 },
      ],
    });
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 5, L: 0 });
  });

  test('O6 thirty repeats of one key at once, on two processes, are one order, one decrement, one answer', async () => {
    const host = running();
    const other = await makeHost(host.place);
    const product = await addProduct(host, host.token);
    const headers = { 'idempotency-key': 'one intent' };
    const body = orderOf(product.product_Id);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        order(number % 2 === 0 ? host : other, body, headers),
      ),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 4, L: 2 });
    await other.close();
  });

  test('O5 orders of five lines over five variants in any order lose no piece and never fail', async () => {
    const host = running();
    const other = await makeHost(host.place);
    const sizes = ['A', 'B', 'C', 'D', 'E'];
    const stock = Object.fromEntries(sizes.map((size) => [size, 30]));
    const { product_Id: product } = await addProduct(host, host.token, { colors: colors(stock) });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => {
        const turned = [...sizes.slice(number % 5), ...sizes.slice(0, number % 5)];
        const lines = number % 2 === 0 ? turned : turned.toReversed();
        const body = orderOf(product, {
          city: `Ville ${number}`,
          total_amount: '327.60',
          command_products: lines.map((size) => ({ product, size, color: '#17457F', quantity: 1 })),
        });
        return order(number % 3 === 0 ? host : other, body);
      }),
    );
    const statuses = Map.groupBy(answers, (answer) => answer.statusCode);
    expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([30, 10]);
    expect(Object.values(await stockOf(host, product))).toEqual([0, 0, 0, 0, 0]);
    await other.close();
  });

  test('O6 a key used with another body is refused, and another key is another order', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const body = orderOf(product.product_Id);
    await order(host, body, { 'idempotency-key': 'a' });
    const other = await order(host, { ...body, city: 'Gabès' }, { 'idempotency-key': 'a' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await order(host, body, { 'idempotency-key': 'b' })).statusCode).toBe(201);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 3, L: 2 });
  });

  test('host.md a refused order does not burn its key', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 1 }) });
    const headers = { 'idempotency-key': 'once more' };
    const wrong = { ...orderOf(product.product_Id), total_amount: '1.00' };
    expect((await order(host, wrong, headers)).statusCode).toBe(409);
    expect((await order(host, orderOf(product.product_Id), headers)).statusCode).toBe(201);
  });

  test.each(['', 'clé', 'x'.repeat(256)])('host.md %j is no idempotency key', async (key) => {
    const host = running();
    const answer = await order(host, orderOf('1'), { 'idempotency-key': key });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid']);
  });

  test('O8 the same order sent again within a minute is one order; another cart is another', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 9, L: 9 }) });
    const body = orderOf(product.product_Id);
    const clicks = await Promise.all([order(host, body), order(host, body), order(host, body)]);
    const again = await order(host, { ...body, client_name: '  amira BEN salah ' });
    const numbers = [...clicks, again].map((answer) => answer.json().command_id);
    expect(new Set(numbers).size).toBe(1);
    const other = await order(host, orderOf(product.product_Id, { size: 'L' }));
    expect(numbers).not.toContain(other.json().command_id);
    host.pass(60_001);
    const later = await order(host, body);
    expect(numbers).not.toContain(later.json().command_id);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 7, L: 8 });
  });

  test('O8 the last piece clicked twice is an order, not a refusal', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, { colors: colors({ M: 1 }) });
    const body = orderOf(product.product_Id);
    const answers = await Promise.all([order(host, body), order(host, body)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
  });

  test('M1 forged totals are refused with the right figures, and nothing is stored', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const before = await listOrders(host, token);
    const right = { total_amount: '71.92', shipping_charge: '8.00' };
    for (const forged of [
      { total_amount: '71.91' },
      { total_amount: 0 },
      { shipping_charge: '0.00' },
      { total_amount: '63.92', shipping_charge: '0.00' },
    ]) {
      const answer = await order(host, { ...orderOf(product.product_Id), ...forged });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'total_changed', ...right });
    }
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 5, L: 2 });
    expect(await listOrders(host, token)).toEqual(before);
  });

  test('host.md money is taken as text or number', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const body = { ...orderOf(product.product_Id), total_amount: 71.92, shipping_charge: 8 };
    expect((await order(host, body)).statusCode).toBe(201);
  });

  test('O14 orders keep their own copy of a product repriced, renamed or deleted', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token, {}, [await makePicture(31)]);
    const id = product.product_Id;
    const placed = (await order(host, orderOf(id))).json();
    const form = productForm({ product_name: 'Autre', price: '10.00' });
    await call(host, 'PUT', `/api/products/${id}/`, { token, body: form });
    expect((await order(host, orderOf(id, { city: 'Béja' }))).json().code).toBe('total_changed');
    await call(host, 'DELETE', `/api/products/${id}/`, { token });
    const read = await call(host, 'GET', `${ORDERS}${placed.command_id}/`, { token });
    expect(orderSchema.parse(read.json()).command_products[0]?.product).toEqual({
      product_Id: id,
      product_name: 'Écharpe en laine',
      product_images: product.product_images,
      discounted_price: '63.92',
    });
    const picture = await call(host, 'GET', product.product_images[0] ?? '');
    expect(picture.statusCode).toBe(200);
  });

  test('O14 an order deleted many times at once gives its stock back once', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const { command_id: id } = (await order(host, orderOf(product.product_Id))).json();
    const url = `${ORDERS}delete/${id}/`;
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
      const url = `${ORDERS}${(await order(host, body)).json().command_id}/`;
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
    const url = (id: string) => `${ORDERS}${id}/`;
    const cancel = { token, body: { status: 'cancelled' } };
    await Promise.all(Array.from({ length: 6 }, () => call(host, 'PATCH', url(first), cancel)));
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 1 });
    await call(host, 'DELETE', `${ORDERS}delete/${first}/`, { token });
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 1 });
    for (const status of ['confirmed', 'shipped']) {
      await call(host, 'PATCH', url(second.command_id), { token, body: { status } });
    }
    await call(host, 'DELETE', `${ORDERS}delete/${second.command_id}/`, { token });
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 1 });
  });

  test('host.md an order keeps the history of what the owner did, by name', async () => {
    const host = running();
    const { token } = host;
    const product = await addProduct(host, token);
    const { command_id: id } = (await order(host, orderOf(product.product_Id))).json();
    const url = `${ORDERS}${id.replace('-', '').toLowerCase()}/`;
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
    const page = await call(host, 'GET', `${ORDERS}list/?search=unique&limit=2`, { token });
    expect(page.headers['x-total-count']).toBe('3');
    const counts = (await call(host, 'GET', `${ORDERS}counts/`, { token })).json();
    const all = await listOrders(host, token);
    expect(counts.new).toBe(all.filter((found) => found.status === 'new').length);
  });

  test.each(['nothing', '00000-00000', '99', '%00'])('404 for an order named %s', async (id) => {
    const host = running();
    const { token } = host;
    const read = await call(host, 'GET', `${ORDERS}${id}/`, { token });
    const removed = await call(host, 'DELETE', `${ORDERS}delete/${id}/`, { token });
    expect([read.statusCode, removed.statusCode]).toEqual([404, 404]);
    expect(read.json().code).toBe('not_found');
  });
});
