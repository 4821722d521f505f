import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { OrderRequest } from '@shop/contract/schemas';
import { lineOf, type CartLine } from '../../features/cart/cart-line.ts';
import { awaitedLines, orderIntent } from '../../features/cart/order-intent.ts';
import { memoryTexts, type KeptTexts } from '../../platform/storage.ts';
import type { ShopClient } from '../../platform/shop-client.ts';
import { hostOf } from '../../testing/host-of.ts';
import { someProduct } from '../../testing/some-product.ts';
import { createOrderSender } from './send-order.ts';

const order: OrderRequest = {
  client_name: 'Amira',
  email: 'amira@exemple.tn',
  number: '98 765 432',
  city: 'La Marsa',
  street: '12, rue du Jasmin',
  total_amount: '128.00',
  shipping_charge: '8.00',
  command_products: [{ product: '7', size: 'M', color: 'blanc', quantity: 1 }],
};

const line = lineOf(someProduct(), { color: 'blanc', size: 'M', quantity: 1 });
const lines = [line];

const placed = () => Response.json({ command_id: 'K7Q29-FXM3T' }, { status: 201 });
const refused = (code: string, status: number) => Response.json({ error: code, code }, { status });

/** What a browser keeps, and a host that answers its first orders as told, then takes every one. */
async function checkout(features: string, ...answers: (() => Response | Promise<Response>)[]) {
  const texts = memoryTexts();
  const host = hostOf([], features, () => (answers.shift() ?? placed)());
  await host.client.listProducts();
  const sent = () => host.asked.filter(({ method }) => method === 'POST');
  const keys = () => sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  const openTab = () => openCheckout(host.client, texts);
  return { texts, sent, keys, openTab, ...(await openTab()) };
}

let made = 0;

/** Opens the checkout in a tab, or anew in one that was reloaded. */
async function openCheckout(client: ShopClient, texts: KeptTexts) {
  const intent = orderIntent(texts, () => `key-${(made += 1)}`);
  const key = await intent.claim();
  const sendParcel = createOrderSender(client, intent);
  const send = async (body: OrderRequest, from: readonly CartLine[] = lines) =>
    sendParcel({ order: body, lines: from }, key);
  return { key, send };
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('F2 one intent is one order', () => {
  test('ten presses while it is sent are one send', async () => {
    const { send, sent } = await checkout('idempotency-key');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(order)));
    expect(sent()).toHaveLength(1);
    expect(new Set(answers.map(({ answer }) => answer.command_id))).toEqual(
      new Set(['K7Q29-FXM3T']),
    );
  });

  test('O6 a repeat after a lost answer carries the first send’s key', async () => {
    const { send, key, keys, texts } = await checkout('idempotency-key', lost);
    await expect(send(order)).rejects.toMatchObject({ kind: 'network' });
    expect(awaitedLines(texts)).toMatchObject([{ _id: '7', size: 'M', quantity: 1 }]);
    await send(order);
    expect(awaitedLines(texts)).toEqual([]);
    expect(keys()).toEqual([key, key]);
  });

  test('nothing is sent again by itself', async () => {
    const { send, sent, texts } = await checkout('', lost);
    await expect(send(order)).rejects.toThrow();
    expect(sent()).toHaveLength(1);
    expect(awaitedLines(texts), 'without a key it could not be sent again').toEqual([]);
  });

  test('API-4 a host that names no keys is sent none', async () => {
    const { send, keys } = await checkout('paging search');
    await send(order);
    expect(keys()).toEqual([null]);
  });

  test('changed after a lost answer, what the host already took is confirmed', async () => {
    const { send, sent } = await checkout('idempotency-key', lost, () =>
      refused('idempotency_key_reused', 422),
    );
    await expect(send(order)).rejects.toThrow();
    const taken = await send({ ...order, street: '14, rue du Jasmin' }, []);
    const streets = await Promise.all(sent().map(async (request) => (await request.json()).street));
    expect(streets).toEqual([order.street, '14, rue du Jasmin', order.street]);
    expect(taken.lines, 'what is confirmed is what was taken').toBe(lines);
    expect(taken.isEarlier, 'and said to be').toBe(true);
  });

  test('CMD-5 a refused order can be changed and sent again', async () => {
    const { send } = await checkout('idempotency-key', () => refused('out_of_stock', 409));
    await expect(send(order)).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(await send({ ...order, total_amount: '68.00' })).toMatchObject({
      answer: { command_id: 'K7Q29-FXM3T' },
    });
  });
});

describe('F2 O6 a lost answer is not forgotten by a reload', () => {
  test('the same order carries the same key', async () => {
    const { send, openTab, key, keys } = await checkout('idempotency-key', lost);
    await expect(send(order)).rejects.toThrow();
    const reloaded = await openTab();
    await reloaded.send(order);
    expect(keys()).toEqual([key, key]);
    const next = await openTab();
    expect(next.key, 'the next order is another one').not.toBe(key);
  });

  test('another content is not ordered beside what the host took: that is confirmed', async () => {
    const { send, openTab, sent } = await checkout('idempotency-key', lost, () =>
      refused('idempotency_key_reused', 422),
    );
    await expect(send(order)).rejects.toThrow();
    const reloaded = await openTab();
    const other = [{ ...line, size: 'L', quantity: 3 }];
    const taken = await reloaded.send({ ...order, street: '14, rue du Jasmin' }, other);
    expect(taken.lines).toMatchObject([{ _id: '7', size: 'M', quantity: 1 }]);
    expect(sent()).toHaveLength(2);
  });

  test('the key goes along though the host has not been heard since', async () => {
    const { send, texts, key } = await checkout('idempotency-key', lost);
    await expect(send(order)).rejects.toThrow();
    const unheard = hostOf([], '');
    const reloaded = await openCheckout(unheard.client, texts);
    await reloaded.send(order);
    expect(unheard.asked.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).toEqual([key]);
  });

  test('a refusal of the repeat that says nothing of the first send leaves it awaited', async () => {
    const { send, texts } = await checkout('idempotency-key', lost, () =>
      refused('too_many_requests', 429),
    );
    await expect(send(order)).rejects.toThrow();
    await expect(send(order)).rejects.toMatchObject({ status: 429 });
    expect(awaitedLines(texts)).toHaveLength(1);
  });
});

describe('F2 F4 two tabs place one order', () => {
  test('the second waits for the first, and sends the same key', async () => {
    const first = Promise.withResolvers<Response>();
    const { send, openTab, keys, key } = await checkout('idempotency-key', () => first.promise);
    const other = await openTab();
    const both = [send(order), other.send(order)];
    await expect.poll(() => keys()).toEqual([key]);
    first.resolve(placed());
    const taken = await Promise.all(both);
    expect(keys()).toEqual([key, key]);
    expect(taken.map(({ answer }) => answer.command_id)).toEqual(['K7Q29-FXM3T', 'K7Q29-FXM3T']);
  });

  test('the second, with another address, is told what the first one’s order holds', async () => {
    const { send, openTab } = await checkout('idempotency-key', placed, () =>
      refused('idempotency_key_reused', 422),
    );
    const other = await openTab();
    await send(order);
    const taken = await other.send({ ...order, city: 'Sfax' });
    expect(taken).toEqual({ lines, answer: {}, isEarlier: true });
  });

  test('API-4 where the host takes no keys, the second sends nothing and says it is placed', async () => {
    const { send, openTab, keys } = await checkout('');
    const other = await openTab();
    const taken = await Promise.all([send(order), other.send(order)]);
    expect(keys()).toEqual([null]);
    expect(taken.map((each) => each.lines)).toEqual([lines, lines]);
  });
});
