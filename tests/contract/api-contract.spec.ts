import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import { errorBodySchema, placedOrderSchema } from '@shop/contract/schemas';
import { orderFor, placeOrder, signIn, stockLeft, createProduct } from '../fixtures/owner.ts';
import { expect, test } from '../fixtures/test.ts';

const allEndpoints: [string, Endpoint][] = Object.entries(endpoints);

function urlOf(api: string, path: string): string {
  return (
    api +
    path.replace(':gender', 'Women').replace(':season', 'New%20Arrivals').replace(':id', 'nobody')
  );
}

async function countStatuses(responses: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(responses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('API-1 every public read has the contract’s response', async ({ shop }) => {
  for (const [name, endpoint] of allEndpoints) {
    if (endpoint.method !== 'GET' || endpoint.access !== 'public' || endpoint.path.includes(':id'))
      continue;
    const response = await fetch(urlOf(shop.api, endpoint.path));
    expect(response.status, name).toBe(200);
    if (endpoint.response.status === 204) continue;
    const read = endpoint.response.schema.safeParse(await response.json());
    expect(read.error?.issues, name).toBeUndefined();
  }
});

test('API-3 Z1 every admin endpoint rejects no token, an invalid one, and a refresh token instead of an access token', async ({
  shop,
}) => {
  const { refresh } = await signIn(shop);
  for (const [name, endpoint] of allEndpoints) {
    if (endpoint.access === 'public') continue;
    for (const authorization of [
      undefined,
      'Bearer made.up.token',
      `Bearer ${refresh}`,
      'Basic b3duZXI6',
    ]) {
      const response = await fetch(urlOf(shop.api, endpoint.path), {
        method: endpoint.method,
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.status, `${name} with ${authorization}`).toBe(401);
      expect(errorBodySchema.parse(await response.json()).code, name).toBe('unauthorized');
    }
  }
});

test('API-3 every admin read has the contract’s response for its owner', async ({ shop }) => {
  const { access } = await signIn(shop);
  for (const [name, endpoint] of allEndpoints) {
    if (endpoint.method !== 'GET' || endpoint.access === 'public' || endpoint.path.includes(':id'))
      continue;
    const hasDays = name === 'readStats' || name === 'readDashboard';
    const query = hasDays ? '?from=2026-01-01&to=2026-12-31' : '';
    const response = await fetch(urlOf(shop.api, endpoint.path) + query, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(response.status, name).toBe(200);
    if (endpoint.response.status === 204) continue;
    const read = endpoint.response.schema.safeParse(await response.json());
    expect(read.error?.issues, name).toBeUndefined();
  }
});

test('M1 an order with a wrong total or shipping is rejected with the right amounts, and changes no stock', async ({
  shop,
}) => {
  const product = await createProduct(shop, {
    name: `Contract ${randomUUID()}`,
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
    const error = errorBodySchema.parse(await response.json());
    expect(error).toMatchObject({
      code: 'total_changed',
      total_amount: '71.92',
      shipping_charge: '8.00',
    });
  }
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(3);
});

test('O1 of 60 orders at once for a stock of 3, 3 are accepted', async ({ shop }) => {
  const product = await createProduct(shop, { name: `Contract ${randomUUID()}`, sizes: { M: 3 } });
  const order = orderFor(product, { size: 'M', quantity: 1 });
  const responses = Array.from({ length: 60 }, (_, index) =>
    placeOrder(shop, { ...order, client_name: `Shopper ${index}` }),
  );
  expect(await countStatuses(responses)).toEqual({ 201: 3, 409: 57 });
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
});

test('O6 thirty requests with one idempotency key are one order with one response', async ({
  shop,
}) => {
  const product = await createProduct(shop, { name: `Contract ${randomUUID()}`, sizes: { M: 30 } });
  const order = orderFor(product, { size: 'M', quantity: 1 });
  const key = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => placeOrder(shop, order, key)),
  );
  const bodies = await Promise.all(
    responses.map(async (response) => placedOrderSchema.parse(await response.json()).command_id),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(bodies).size).toBe(1);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(29);
  const other = await placeOrder(shop, { ...order, city: 'Sfax' }, key);
  expect(errorBodySchema.parse(await other.json()).code).toBe('idempotency_key_reused');
});
