import { expect, test } from 'vitest';
import { ORDER } from '../testing/samples.ts';
import { startApiServer } from '../testing/scripted-api-server.ts';

const FEATURE = 'idempotency-key';

test('CMD-2 an order is sent with section 7’s fields and no other, amounts as two-decimal text', async () => {
  const { client, received } = await startApiServer(() => ({ status: 201 }));
  const line = { product: 12, size: 'M', color: '#17457F', quantity: 1, price: '120.00' };
  const order = { ...ORDER, total_amount: 128, coupon: 'X', command_products: [line] };
  await client.commands.create(order);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    ...ORDER,
    command_products: [{ product: 12, size: 'M', color: '#17457F', quantity: 1 }],
  });
});

test('API-4 O17 the data about the form is sent when the latest response lists the feature', async () => {
  const { client, received } = await startApiServer(({ method }, count) => {
    if (method === 'POST') return { status: 201 };
    return count === 1 ? { features: 'quarantine', body: [] } : { body: [] };
  });
  await client.products.list();
  const form = { website: '', shown_ms: 12_000 };
  await client.commands.create({ ...ORDER, form });
  await client.products.list();
  await client.commands.create({ ...ORDER, form });
  const sent = received.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ ...ORDER, form }, ORDER]);
});

test('O15 a rejected order has the limit that it exceeds; an unknown limit is omitted', async () => {
  const { client } = await startApiServer((_, count) => ({
    status: 409,
    body: { code: 'order_limit', exceeded: { of: count === 1 ? 'open_orders' : 'hats', max: 5 } },
  }));
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({
    code: 'order_limit',
    exceeded: { of: 'open_orders', max: 5 },
  });
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({ exceeded: undefined });
});

test('API-4 an ordered product that the response does not expand has an unknown price, not 0.00', async () => {
  const product = { product_Id: '1', product_name: 'Caftan', product_images: [] };
  const lines = [12, product, { ...product, discounted_price: 0 }].map((each) => ({
    product: each,
    size: 'M',
    color: '#17457F',
    quantity: 1,
  }));
  const order = { ...ORDER, command_id: '1', command_products: lines };
  const { client } = await startApiServer(() => ({ body: [order] }));
  const { items } = await client.commands.list();
  const prices = items[0]?.command_products.map((line) => line.product.discounted_price);
  expect(prices).toEqual(['', '', '0.00']);
});

test('API-4 ADR 0098 an order has the language of its customer; one that this version does not support is left out', async () => {
  const languages = ['aeb-Arab', 'tzm', 3, null];
  const { client } = await startApiServer(() => ({
    body: languages.map((message_language, index) => ({
      ...ORDER,
      command_id: String(index + 1),
      command_products: [],
      message_language,
    })),
  }));
  const { items } = await client.commands.list();
  expect(items.map((order) => order.message_language)).toEqual([
    'aeb-Arab',
    undefined,
    undefined,
    undefined,
  ]);
});

test('CMD-4 an accepted order is confirmed with its number, text or number', async () => {
  const { client } = await startApiServer((_, count) => ({
    status: 201,
    body: { command_id: count === 1 ? 'K7Q29-FXM3T' : 41, total_amount: 128, status: 'odd' },
  }));
  expect(await client.commands.create(ORDER)).toEqual({
    command_id: 'K7Q29-FXM3T',
    total_amount: '128.00',
  });
  expect((await client.commands.create(ORDER)).command_id).toBe('41');
});

test('CMD-5 a response with an error field and no number is a failure, also with status 200', async () => {
  const bodies = [
    { code: 'out_of_stock', error: 'Sold out', lines: [] },
    { error: 'Closed' },
    { error: 'Slow', command_id: 'K7Q29-FXM3T' },
    {},
  ];
  const { client } = await startApiServer((_, count) => ({ body: bodies[count - 1] }));
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({ code: 'out_of_stock' });
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({ kind: 'http' });
  expect(await client.commands.create(ORDER)).toEqual({ command_id: 'K7Q29-FXM3T' });
  expect(await client.commands.create(ORDER)).toEqual({});
});

test('API-4 O6 a key is sent when the latest response lists the feature, and rejected otherwise', async () => {
  const { client, received } = await startApiServer((_, count) =>
    count < 3 ? { features: FEATURE, body: [] } : { body: [] },
  );
  await expect(client.commands.create(ORDER, { idempotencyKey: 'k1' })).rejects.toMatchObject({
    kind: 'unsupported',
    feature: FEATURE,
  });
  await client.products.list();
  await client.commands.create(ORDER, { idempotencyKey: 'k1' });
  await client.products.list();
  await expect(client.commands.create(ORDER, { idempotencyKey: 'k2' })).rejects.toMatchObject({
    kind: 'unsupported',
  });
  await client.commands.create(ORDER);
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([
    undefined,
    'k1',
    undefined,
    undefined,
  ]);
});

test('F2 O6 an order that a closed page sent with a key is repeated with it before the first response', async () => {
  const { client, received } = await startApiServer(() => ({ body: [] }));
  await client.commands.create(ORDER, { idempotencyKey: 'k1', isRepeat: true });
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1']);
});

test('F2 a key that was sent is sent again when the API server no longer lists the feature', async () => {
  const { client, received } = await startApiServer((_, count) =>
    count === 2 ? { status: 429, body: { error: 'Wait' } } : { features: FEATURE, body: [] },
  );
  await client.products.list();
  await expect(client.commands.create(ORDER, { idempotencyKey: 'k1' })).rejects.toMatchObject({
    status: 429,
  });
  expect(client.features().has(FEATURE)).toBe(false);
  await client.commands.create(ORDER, { idempotencyKey: 'k1' });
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([
    undefined,
    'k1',
    'k1',
  ]);
});

test('API-4 F2 a note is sent with a key when the latest response lists `idempotent-creates`, and rejected otherwise', async () => {
  const { client, received } = await startApiServer((_, count) =>
    count === 1
      ? { features: 'status idempotent-creates', body: [] }
      : { features: 'status', body: ORDER },
  );
  await client.products.list();
  await client.commands
    .update('K7Q29-FXM3T', { note: 'x' }, { idempotencyKey: 'k1' })
    .catch(() => undefined);
  await expect(
    client.commands.update('K7Q29-FXM3T', { note: 'x' }, { idempotencyKey: 'k2' }),
  ).rejects.toMatchObject({ kind: 'unsupported', feature: 'idempotent-creates' });
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'k1']);
});

test('CMD-5 an order of more than the stock rejects with its lines, an order at an old price with the right amounts', async () => {
  const lines = [{ product: 12, color: '#17457F', size: 38, requested: 4, available: '1' }];
  const { client } = await startApiServer((_, count) => ({
    status: 409,
    body:
      count === 1
        ? { error: 'x', code: 'out_of_stock', lines }
        : { error: 'x', code: 'total_changed', total_amount: 98, shipping_charge: '8' },
  }));
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    lines: [{ product: '12', color: '#17457F', size: '38', requested: 4, available: 1 }],
  });
  await expect(client.commands.create(ORDER)).rejects.toMatchObject({
    code: 'total_changed',
    total_amount: '98.00',
    shipping_charge: '8.00',
  });
});

test('ADM-8 an order whose product is not expanded, or deleted, is listed', async () => {
  const apiOrder = {
    ...ORDER,
    command_id: 7,
    command_products: [
      { product: 12, size: 'M', color: '#FFF', quantity: 1 },
      { product: null, size: 'M', color: '#FFF', quantity: 2 },
    ],
  };
  const { client } = await startApiServer(() => ({ body: [apiOrder] }));
  const { items } = await client.commands.list();
  expect(items[0]?.command_products.map(({ product }) => product.product_name)).toEqual(['12', '']);
  expect(items[0]).not.toHaveProperty('status');
});

test('P2 with the feature `private-search` the search is in a header and in no URL; without it, in the query', async () => {
  const { client, received } = await startApiServer((_, count) =>
    count < 5 ? { features: 'status private-search', body: [] } : { features: 'status', body: [] },
  );
  await client.products.list();
  await client.commands.list({ search: 'Leïla 98', limit: 12 });
  await client.queries.list({ search: 'Leïla' });
  await client.products.search({ search: 'Leïla' });
  await client.products.list();
  await client.commands.list({ search: 'Leïla' });
  const requests = received.map(({ path, headers }) => [path, headers['shop-search']]);
  expect([requests[1], requests[2], requests[3], requests[5]]).toEqual([
    ['/api/commands/list/?limit=12', 'Le%C3%AFla%2098'],
    ['/api/queries/list/', 'Le%C3%AFla'],
    ['/api/products/', 'Le%C3%AFla'],
    ['/api/commands/list/?search=Le%C3%AFla', undefined],
  ]);
});
