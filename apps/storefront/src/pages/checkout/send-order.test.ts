import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { OrderRequest } from '@shop/contract/schemas';
import { lineOf, type CartLine } from '../../features/cart/cart-line.ts';
import { isOrderUnanswered } from '../../features/cart/unanswered-order.ts';
import { hostOf } from '../../testing/host-of.ts';
import { someProduct } from '../../testing/some-product.ts';
import { createOrderSender, randomKey } from './send-order.ts';

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

const lines = [lineOf(someProduct(), { color: 'blanc', size: 'M', quantity: 1 })];

const placed = () => Response.json({ command_id: 'K7Q29-FXM3T' }, { status: 201 });
const refused = (code: string, status: number) => Response.json({ error: code, code }, { status });

/** A host that answers its first orders as told, then takes every one. */
async function checkout(features: string, ...answers: (() => Response)[]) {
  const host = hostOf([], features, () => (answers.shift() ?? placed)());
  await host.client.listProducts();
  const keys = () => sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  const sent = () => host.asked.filter(({ method }) => method === 'POST');
  let made = 0;
  const sendParcel = createOrderSender(host.client, () => `key-${(made += 1)}`);
  const send = async (body: OrderRequest, from: readonly CartLine[] = lines) =>
    sendParcel({ order: body, lines: from });
  return { send, sent, keys, client: host.client };
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
    const { send, keys, client } = await checkout('idempotency-key', lost);
    await expect(send(order)).rejects.toMatchObject({ kind: 'network' });
    expect(isOrderUnanswered(client)).toBe(true);
    await send(order);
    expect(isOrderUnanswered(client)).toBe(false);
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  test('nothing is sent again by itself', async () => {
    const { send, sent, client } = await checkout('', lost);
    await expect(send(order)).rejects.toThrow();
    expect(sent()).toHaveLength(1);
    expect(isOrderUnanswered(client), 'without a key it could not be sent again').toBe(false);
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
  });

  test('CMD-5 a refused order can be changed and sent again', async () => {
    const { send } = await checkout('idempotency-key', () => refused('out_of_stock', 409));
    await expect(send(order)).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(await send({ ...order, total_amount: '68.00' })).toMatchObject({
      answer: { command_id: 'K7Q29-FXM3T' },
    });
  });
});

test('host.md Idempotency-Key: 1 to 255 printable ASCII, never twice the same', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[!-~]{1,255}$/);
});
