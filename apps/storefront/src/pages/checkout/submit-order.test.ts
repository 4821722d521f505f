import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { OrderRequestInput } from '@shop/contract/schemas';
import { lineOf, type CartLine } from '../../features/cart/cart-line.ts';
import { readUnconfirmedLines, createPendingOrder } from '../../features/cart/pending-order.ts';
import { memoryStorage, type SafeStorage } from '@shop/app-kit';
import type { ShopperClient } from '@shop/api-client';
import { fakeApiServer } from '../../testing/fake-api-server.ts';
import { buildProduct } from '../../testing/build-product.ts';
import { createSubmitOrder } from './submit-order.ts';

const order: OrderRequestInput = {
  client_name: 'Amira',
  email: 'amira@exemple.tn',
  number: '98 765 432',
  city: 'La Marsa',
  street: '12, rue du Jasmin',
  total_amount: '128.00',
  shipping_charge: '8.00',
  command_products: [{ product: '7', size: 'M', color: 'blanc', quantity: 1 }],
};

const line = lineOf(buildProduct(), { color: 'blanc', size: 'M', quantity: 1 });
const lines = [line];

const placed = () => Response.json({ command_id: 'K7Q29-FXM3T' }, { status: 201 });
const refused = (code: string, status: number) => Response.json({ error: code, code }, { status });

/** A browser's storage, and an API server with given responses to the first orders; it accepts all others. */
async function checkout(features: string, ...responses: (() => Response | Promise<Response>)[]) {
  const storage = memoryStorage();
  const apiServer = fakeApiServer([], features, () => (responses.shift() ?? placed)());
  await apiServer.client.products.list();
  const sent = () => apiServer.requests.filter(({ method }) => method === 'POST');
  const keys = () => sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  const openTab = () => openCheckout(apiServer.client, storage);
  return { storage, sent, keys, openTab, ...(await openTab()) };
}

let keyCount = 0;

/** Opens the checkout in a new tab, or again after a reload. */
async function openCheckout(client: ShopperClient, storage: SafeStorage) {
  const pendingOrder = createPendingOrder(storage, () => `key-${(keyCount += 1)}`);
  const key = await pendingOrder.claimKey();
  const submitOrder = createSubmitOrder(client, pendingOrder);
  const send = async (body: OrderRequestInput, from: readonly CartLine[] = lines) =>
    submitOrder({ order: body, lines: from }, await pendingOrder.renewKey(key, from));
  return { key, send };
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('F2 one pending order is one order', () => {
  test('ten calls during a submission send one request', async () => {
    const { send, sent } = await checkout('idempotency-key');
    const submissions = await Promise.all(Array.from({ length: 10 }, () => send(order)));
    expect(sent()).toHaveLength(1);
    expect(new Set(submissions.map(({ confirmation }) => confirmation.command_id))).toEqual(
      new Set(['K7Q29-FXM3T']),
    );
  });

  test('O6 a submission after a lost response has the key of the first one', async () => {
    const { send, key, keys, storage } = await checkout('idempotency-key', lost);
    await expect(send(order)).rejects.toMatchObject({ kind: 'network' });
    expect(readUnconfirmedLines(storage)).toMatchObject([{ _id: '7', size: 'M', quantity: 1 }]);
    await send(order);
    expect(readUnconfirmedLines(storage)).toEqual([]);
    expect(keys()).toEqual([key, key]);
  });

  test('a failed submission is not retried automatically', async () => {
    const { send, sent, storage } = await checkout('', lost);
    await expect(send(order)).rejects.toThrow();
    expect(sent()).toHaveLength(1);
    expect(readUnconfirmedLines(storage), 'without a key, a repeat would be another order').toEqual(
      [],
    );
  });

  test('API-4 without the feature idempotency-key, no key is sent', async () => {
    const { send, keys } = await checkout('paging search');
    await send(order);
    expect(keys()).toEqual([null]);
  });

  test('when the order changed after a lost response, the accepted content is confirmed', async () => {
    const { send, sent } = await checkout('idempotency-key', lost, () =>
      refused('idempotency_key_reused', 422),
    );
    await expect(send(order)).rejects.toThrow();
    const accepted = await send({ ...order, street: '14, rue du Jasmin' }, []);
    const streets = await Promise.all(sent().map(async (request) => (await request.json()).street));
    expect(streets).toEqual([order.street, '14, rue du Jasmin', order.street]);
    expect(accepted.lines, 'the accepted lines are confirmed').toBe(lines);
    expect(accepted.isEarlierSubmission, 'it is marked as the earlier submission').toBe(true);
  });

  test('CMD-5 a refused order can be changed and sent again', async () => {
    const { send } = await checkout('idempotency-key', () => refused('out_of_stock', 409));
    await expect(send(order)).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(await send({ ...order, total_amount: '68.00' })).toMatchObject({
      confirmation: { command_id: 'K7Q29-FXM3T' },
    });
  });
});

describe('the response to an order', () => {
  test.each(['', 'idempotency-key'])(
    'CMD-5 with features %j, a page of HTML with status 200 accepts nothing, and the order can be sent again',
    async (features) => {
      const html = () => new Response('<!doctype html><title>Wi-Fi</title>');
      const { send, sent } = await checkout(features, html);
      await expect(send(order)).rejects.toMatchObject({ kind: 'malformed' });
      expect(await send(order)).toMatchObject({ confirmation: { command_id: 'K7Q29-FXM3T' } });
      expect(sent()).toHaveLength(2);
    },
  );

  test.each([new Response(null, { status: 201 }), Response.json({}, { status: 201 })])(
    'CMD-4 a success without a number is marked as such',
    async (response) => {
      const { send } = await checkout('', () => response);
      expect(await send(order)).toEqual({ lines, order, confirmation: {}, isUnnumbered: true });
      const numbered = await checkout('');
      expect(await numbered.send(order)).not.toHaveProperty('isUnnumbered');
    },
  );
});

describe('F2 O6 a lost response is remembered after a reload', () => {
  test('the same order has the same key', async () => {
    const { send, openTab, key, keys } = await checkout('idempotency-key', lost);
    await expect(send(order)).rejects.toThrow();
    const reloaded = await openTab();
    await reloaded.send(order);
    expect(keys()).toEqual([key, key]);
    const next = await openTab();
    expect(next.key, 'the next order has a new key').not.toBe(key);
  });

  test('another content makes no second order: the accepted content is confirmed', async () => {
    const { send, openTab, sent } = await checkout('idempotency-key', lost, () =>
      refused('idempotency_key_reused', 422),
    );
    await expect(send(order)).rejects.toThrow();
    const reloaded = await openTab();
    const other = [{ ...line, size: 'L', quantity: 3 }];
    const accepted = await reloaded.send({ ...order, street: '14, rue du Jasmin' }, other);
    expect(accepted.lines).toMatchObject([{ _id: '7', size: 'M', quantity: 1 }]);
    expect(sent()).toHaveLength(2);
  });

  test('the key is sent when the features are not known yet', async () => {
    const { send, storage, key } = await checkout('idempotency-key', lost);
    await expect(send(order)).rejects.toThrow();
    const otherServer = fakeApiServer([], '');
    const reloaded = await openCheckout(otherServer.client, storage);
    await reloaded.send(order);
    expect(otherServer.requests.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).toEqual([
      key,
    ]);
  });

  test('a refused repeat that does not concern the first submission leaves its lines unconfirmed', async () => {
    const { send, storage } = await checkout('idempotency-key', lost, () =>
      refused('too_many_requests', 429),
    );
    await expect(send(order)).rejects.toThrow();
    await expect(send(order)).rejects.toMatchObject({ status: 429 });
    expect(readUnconfirmedLines(storage)).toHaveLength(1);
  });
});

describe('F2 F4 two tabs create one order', () => {
  test('the second tab submits after the first, with the same key', async () => {
    const first = Promise.withResolvers<Response>();
    const { send, openTab, keys, key } = await checkout('idempotency-key', () => first.promise);
    const other = await openTab();
    const both = [send(order), other.send(order)];
    await expect.poll(() => keys()).toEqual([key]);
    first.resolve(placed());
    const accepted = await Promise.all(both);
    expect(keys()).toEqual([key, key]);
    expect(accepted.map(({ confirmation }) => confirmation.command_id)).toEqual([
      'K7Q29-FXM3T',
      'K7Q29-FXM3T',
    ]);
  });

  test('the second tab, with another address, gets the order of the first tab', async () => {
    const { send, openTab } = await checkout('idempotency-key', placed, () =>
      refused('idempotency_key_reused', 422),
    );
    const other = await openTab();
    await send(order);
    const accepted = await other.send({ ...order, city: 'Sfax' });
    expect(accepted).toMatchObject({
      lines: [{ _id: '7', size: 'M', quantity: 1 }],
      confirmation: {},
      isEarlierSubmission: true,
    });
  });

  test.each(['', 'idempotency-key'])(
    'with features %j, a tab whose cart has other lines after the order of another tab places the next order',
    async (features) => {
      const { send, openTab, sent } = await checkout(features);
      const other = await openTab();
      await send(order);
      const next = [{ ...line, size: 'L' }];
      expect(await other.send({ ...order, city: 'Sfax' }, next)).toMatchObject({ lines: next });
      expect(sent()).toHaveLength(2);
    },
  );

  test.each([
    ['', placed],
    ['idempotency-key', () => refused('idempotency_key_reused', 422)],
  ] as const)(
    'with features %j, a line that the order of another tab does not have stays in the cart',
    async (features, response) => {
      const { send, openTab } = await checkout(features, placed, response);
      const other = await openTab();
      await send(order);
      const accepted = await other.send(order, [line, { ...line, size: 'L' }]);
      expect(accepted.lines).toMatchObject([{ _id: '7', size: 'M' }]);
      expect(accepted.lines).toHaveLength(1);
    },
  );

  test('API-4 without keys, the second tab sends nothing and confirms the order', async () => {
    const { send, openTab, keys } = await checkout('');
    const other = await openTab();
    const accepted = await Promise.all([send(order), other.send(order)]);
    expect(keys()).toEqual([null]);
    expect(accepted.map((each) => each.lines)).toMatchObject([
      [{ _id: '7', size: 'M' }],
      [{ _id: '7', size: 'M' }],
    ]);
  });
});
