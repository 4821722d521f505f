import { describe, expect, test } from 'vitest';
import { memoryStorage } from '@shop/app-kit';
import { buildProduct } from '../../testing/build-product.ts';
import { lineOf } from './cart-line.ts';
import {
  clearUnnumberedLines,
  readUnnumberedLines,
  storeUnnumberedLines,
} from './unnumbered-order.ts';

const lines = [lineOf(buildProduct(), { color: 'blanc', size: 'M', quantity: 2 })];
const HOUR_MS = 3_600_000;

describe('the lines of an order without a number', () => {
  test('CMD-4 are stored for an hour, then removed from the device', () => {
    const storage = memoryStorage();
    storeUnnumberedLines(storage, lines, 1_000);
    expect(readUnnumberedLines(storage, 1_000 + HOUR_MS - 1)).toEqual(lines);
    expect(readUnnumberedLines(storage, 1_000 + HOUR_MS)).toEqual([]);
    expect(readUnnumberedLines(storage, 2_000), 'nothing is left').toEqual([]);
  });

  test('CMD-4 are gone when they were used', () => {
    const storage = memoryStorage();
    storeUnnumberedLines(storage, lines);
    clearUnnumberedLines(storage);
    expect(readUnnumberedLines(storage)).toEqual([]);
  });

  test.each(['', 'null', '{', '{"at":"x","lines":[{}]}', `{"at":${Date.now() + HOUR_MS}}`])(
    'CMD-4 F3 are none where the storage holds %j',
    (text) => {
      const storage = memoryStorage({ 'shop:unnumbered-order': text });
      expect(readUnnumberedLines(storage)).toEqual([]);
      expect(storage.read('shop:unnumbered-order')).toBeNull();
    },
  );
});
