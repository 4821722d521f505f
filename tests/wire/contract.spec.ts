import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import { failureSchema, placedOrderSchema } from '@shop/contract/schemas';
import { orderFor, placeOrder, signIn, stockLeft, stockProduct } from '../system/owner.ts';
import { expect, test } from '../system/test.ts';

const calls: [string, Endpoint][] = Object.entries(endpoints);

function address(api: string, path: string): string {
  return (
    api +
    path.replace(':gender', 'Women').replace(':season', 'New%20Arrivals').replace(':id', 'nobody')
  );
}

async function codes(answers: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('API-1 every public read answers what the contract declares', async ({ shop }) => {
  for (const [name, call] of calls) {
    if (call.method !== 'GET' || call.access !== 'public' || call.path.includes(':id')) continue;
    const response = await fetch(address(shop.api, call.path));
    expect(response.status, name).toBe(200);
    if (call.answer.status === 204) continue;
    const read = call.answer.schema.safeParse(await response.json());
    expect(read.error?.issues, name).toBeUndefined();
  }
});

test('API-3 Z1 every admin call refuses no token, a made-up one, and a refresh token in its place', async ({
  shop,
}) => {
  const { refresh } = await signIn(shop);
  for (const [name, call] of calls) {
    if (call.access !== 'admin') continue;
    for (const authorization of [
      undefined,
      'Bearer made.up.token',
      `Bearer ${refresh}`,
      'Basic b3duZXI6',
    ]) {
      const response = await fetch(address(shop.api, call.path), {
        method: call.method,
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.status, `${name} with ${authorization}`).toBe(401);
      expect(failureSchema.parse(await response.json()).code, name).toBe('unauthorized');
    }
  }
});

test('API-3 every admin read answers its owner what the contract declares', async ({ shop }) => {
  const { access } = await signIn(shop);
  for (const [name, call] of calls) {
    if (call.method !== 'GET' || call.access !== 'admin' || call.path.includes(':id')) continue;
    const query = name === 'readStats' ? '?from=2026-01-01&to=2026-12-31' : '';
    const response = await fetch(address(shop.api, call.path) + query, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(response.status, name).toBe(200);
    if (call.answer.status === 204) continue;
    const read = call.answer.schema.safeParse(await response.json());
    expect(read.error?.issues, name).toBeUndefined();
  }
});

test('M1 an order with a wrong total or shipping is refused with the right figures, and takes no stock', async ({
  shop,
}) => {
  const product = await stockProduct(shop, {
    name: `Wire ${randomUUID()}`,
    price: '79.90',
    promo: '20.00',
    sizes: { M: 3 },
  });
  const order = orderFor(product, { size: 'M', quantity: 1 });
  for (const wrong of [
    { total_amount: '71.91' },
    { total_amount: '0.00' },
    { shipping_charge: '0.00' },
  ]) {
    const response = await placeOrder(shop, { ...order, ...wrong });
    expect(response.status).toBe(409);
    const failure = failureSchema.parse(await response.json());
    expect(failure).toMatchObject({
      code: 'total_changed',
      total_amount: '71.92',
      shipping_charge: '8.00',
    });
  }
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(3);
});

test('O1 of 60 orders at once for 3 in stock, 3 are taken', async ({ shop }) => {
  const product = await stockProduct(shop, { name: `Wire ${randomUUID()}`, sizes: { M: 3 } });
  const order = orderFor(product, { size: 'M', quantity: 1 });
  const answers = Array.from({ length: 60 }, (_, place) =>
    placeOrder(shop, { ...order, client_name: `Shopper ${place}` }),
  );
  expect(await codes(answers)).toEqual({ 201: 3, 409: 57 });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
});

test('O6 thirty repeats of one key are one order and one answer', async ({ shop }) => {
  const product = await stockProduct(shop, { name: `Wire ${randomUUID()}`, sizes: { M: 30 } });
  const order = orderFor(product, { size: 'M', quantity: 1 });
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 30 }, () => placeOrder(shop, order, key)));
  const bodies = await Promise.all(
    answers.map(async (response) => placedOrderSchema.parse(await response.json()).command_id),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(bodies).size).toBe(1);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(29);
  const other = await placeOrder(shop, { ...order, city: 'Sfax' }, key);
  expect(failureSchema.parse(await other.json()).code).toBe('idempotency_key_reused');
});
