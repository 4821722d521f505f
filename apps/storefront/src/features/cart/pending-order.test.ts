import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_KEY_LIFE_MS } from '@shop/contract/constants';
import { randomKey } from '@shop/api-client';
import { memoryStorage } from '@shop/app-kit';
import { buildProduct } from '../../testing/build-product.ts';
import { lineOf } from './cart-line.ts';
import { createPendingOrder } from './pending-order.ts';

const lines = [lineOf(buildProduct(), { color: 'blanc', size: 'M', quantity: 1 })];

describe('F2 O6 the pending order', () => {
  test('has one key for all tabs that open the checkout at once', async () => {
    const storage = memoryStorage();
    const keys = await Promise.all(
      Array.from({ length: 10 }, () => createPendingOrder(storage).claimKey()),
    );
    expect(new Set(keys).size).toBe(1);
  });

  test('has the same key after an error, and ends with an accepted order', async () => {
    const pendingOrder = createPendingOrder(memoryStorage());
    const key = await pendingOrder.claimKey();
    pendingOrder.markSent(key, lines);
    expect(pendingOrder.unconfirmedLines(key)).toMatchObject([{ _id: lines[0]?._id, size: 'M' }]);
    pendingOrder.markRefused(key);
    expect(pendingOrder.unconfirmedLines(key)).toEqual([]);
    expect(await pendingOrder.claimKey()).toBe(key);
    pendingOrder.markAccepted(key, lines);
    expect(pendingOrder.acceptedLines(key)).toMatchObject([{ _id: lines[0]?._id, size: 'M' }]);
    expect(await pendingOrder.claimKey()).not.toBe(key);
  });

  test('F2 an order that an earlier version of the shop stored as accepted has a new key', async () => {
    const storage = memoryStorage();
    storage.write('shop:order', '{"key":"used","isAccepted":true}');
    expect(await createPendingOrder(storage, () => 'fresh').claimKey()).toBe('fresh');
  });

  test('has the lifetime of an idempotency key, from the first submission', async () => {
    let now = 1_000;
    const pendingOrder = createPendingOrder(memoryStorage(), randomKey, () => now);
    const key = await pendingOrder.claimKey();
    now += IDEMPOTENCY_KEY_LIFE_MS * 2;
    expect(await pendingOrder.claimKey(), 'a key that was never sent does not expire').toBe(key);
    pendingOrder.markSent(key, lines);
    now += IDEMPOTENCY_KEY_LIFE_MS;
    pendingOrder.markSent(key, []);
    expect(await pendingOrder.claimKey()).toBe(key);
    expect(
      pendingOrder.unconfirmedLines(key),
      'the lines of the first submission stay',
    ).toHaveLength(1);
    now += 1;
    expect(await pendingOrder.claimKey()).not.toBe(key);
  });

  test.each(['', 'null', '7', '{"key":7}', '{"key":"é"}', '{"key":', '{"key":""}'])(
    'F3 an invalid stored order is ignored: %s',
    async (text) => {
      const storage = memoryStorage();
      storage.write('shop:order', text);
      expect(await createPendingOrder(storage, () => 'fresh').claimKey()).toBe('fresh');
    },
  );
});
