import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_KEY_LIFE_MS } from '@shop/contract/constants';
import { memoryTexts } from '../../platform/storage.ts';
import { someProduct } from '../../testing/some-product.ts';
import { lineOf } from './cart-line.ts';
import { orderIntent, randomKey } from './order-intent.ts';

const lines = [lineOf(someProduct(), { color: 'blanc', size: 'M', quantity: 1 })];

describe('F2 O6 the intent to order', () => {
  test('is one for all tabs that open the checkout at once', async () => {
    const texts = memoryTexts();
    const keys = await Promise.all(Array.from({ length: 10 }, () => orderIntent(texts).claim()));
    expect(new Set(keys).size).toBe(1);
  });

  test('stays through a refusal, and ends with an answer', async () => {
    const intent = orderIntent(memoryTexts());
    const key = await intent.claim();
    intent.noteSent(key, lines);
    expect(intent.awaited(key)).toMatchObject([{ _id: lines[0]?._id, size: 'M' }]);
    intent.noteRefused(key);
    expect(intent.awaited(key)).toEqual([]);
    expect(await intent.claim()).toBe(key);
    intent.noteAnswered(key);
    expect(intent.isPlaced(key)).toBe(true);
    expect(await intent.claim()).not.toBe(key);
  });

  test('host.md is kept for as long as the host knows a key, from its first send', async () => {
    let now = 1_000;
    const intent = orderIntent(memoryTexts(), randomKey, () => now);
    const key = await intent.claim();
    now += IDEMPOTENCY_KEY_LIFE_MS * 2;
    expect(await intent.claim(), 'never sent, it is as good as new').toBe(key);
    intent.noteSent(key, lines);
    now += IDEMPOTENCY_KEY_LIFE_MS;
    intent.noteSent(key, []);
    expect(await intent.claim()).toBe(key);
    expect(intent.awaited(key), 'what was sent first stays').toHaveLength(1);
    now += 1;
    expect(await intent.claim()).not.toBe(key);
  });

  test.each(['', 'null', '7', '{"key":7}', '{"key":"é"}', '{"key":', '{"key":""}'])(
    'F3 what storage holds broken is none: %s',
    async (text) => {
      const texts = memoryTexts();
      texts.write('shop:order', text);
      expect(await orderIntent(texts, () => 'fresh').claim()).toBe('fresh');
    },
  );
});

test('host.md Idempotency-Key: 1 to 255 printable ASCII, never twice the same', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[!-~]{1,255}$/);
});
