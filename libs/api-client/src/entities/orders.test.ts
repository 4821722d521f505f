import { expect, test } from 'vitest';
import { ORDER } from '../testing/samples.ts';
import { startHost } from '../testing/scripted-host.ts';

const NAMED = 'idempotency-key';

test('CMD-2 an order is sent with section 7’s fields and no other, amounts as two-decimal text', async () => {
  const { client, asked } = await startHost(() => ({ status: 201 }));
  const line = { product: 12, size: 'M', color: '#17457F', quantity: 1, price: '120.00' };
  const order = { ...ORDER, total_amount: 128, coupon: 'X', command_products: [line] };
  await client.createOrder(order);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    ...ORDER,
    command_products: [{ product: 12, size: 'M', color: '#17457F', quantity: 1 }],
  });
});

test('host.md an order taken with a number, as text or number, is confirmed with it', async () => {
  const { client } = await startHost((_, count) => ({
    status: 201,
    body: { command_id: count === 1 ? 'K7Q29-FXM3T' : 41, total_amount: 128, status: 'odd' },
  }));
  expect(await client.createOrder(ORDER)).toEqual({
    command_id: 'K7Q29-FXM3T',
    total_amount: '128.00',
  });
  expect((await client.createOrder(ORDER)).command_id).toBe('41');
});

test('API-4 O6 a key is sent where the latest answer names the feature, and refused unsent where not', async () => {
  const { client, asked } = await startHost((_, count) =>
    count < 3 ? { features: NAMED, body: [] } : { body: [] },
  );
  await expect(client.createOrder(ORDER, { idempotencyKey: 'k1' })).rejects.toMatchObject({
    kind: 'unsupported',
    feature: NAMED,
  });
  await client.listProducts();
  await client.createOrder(ORDER, { idempotencyKey: 'k1' });
  await client.listProducts();
  await expect(client.createOrder(ORDER, { idempotencyKey: 'k2' })).rejects.toMatchObject({
    kind: 'unsupported',
  });
  await client.createOrder(ORDER);
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
    undefined,
    'k1',
    undefined,
    undefined,
  ]);
});

test('F2 O6 what a page that is gone sent with a key is repeated with it, though nothing was heard of the host yet', async () => {
  const { client, asked } = await startHost(() => ({ body: [] }));
  await client.createOrder(ORDER, { idempotencyKey: 'k1', isRepeat: true });
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1']);
});

test('F2 a key once sent stays with its order when the host no longer names the feature', async () => {
  const { client, asked } = await startHost((_, count) =>
    count === 2 ? { status: 429, body: { error: 'Wait' } } : { features: NAMED, body: [] },
  );
  await client.listProducts();
  await expect(client.createOrder(ORDER, { idempotencyKey: 'k1' })).rejects.toMatchObject({
    status: 429,
  });
  expect(client.features().has(NAMED)).toBe(false);
  await client.createOrder(ORDER, { idempotencyKey: 'k1' });
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'k1', 'k1']);
});

test('host.md an order beyond stock tells its lines, one at another price the right figures', async () => {
  const lines = [{ product: 12, color: '#17457F', size: 38, requested: 4, available: '1' }];
  const { client } = await startHost((_, count) => ({
    status: 409,
    body:
      count === 1
        ? { error: 'x', code: 'out_of_stock', lines }
        : { error: 'x', code: 'total_changed', total_amount: 98, shipping_charge: '8' },
  }));
  await expect(client.createOrder(ORDER)).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    lines: [{ product: '12', color: '#17457F', size: '38', requested: 4, available: 1 }],
  });
  await expect(client.createOrder(ORDER)).rejects.toMatchObject({
    code: 'total_changed',
    total_amount: '98.00',
    shipping_charge: '8.00',
  });
});

test('ADM-8 an order whose product is not expanded, or gone, stays in sight', async () => {
  const wire = {
    ...ORDER,
    command_id: 7,
    command_products: [
      { product: 12, size: 'M', color: '#FFF', quantity: 1 },
      { product: null, size: 'M', color: '#FFF', quantity: 2 },
    ],
  };
  const { client } = await startHost(() => ({ body: [wire] }));
  const { items } = await client.listOrders();
  expect(items[0]?.command_products.map(({ product }) => product.product_name)).toEqual(['12', '']);
  expect(items[0]).not.toHaveProperty('status');
});
