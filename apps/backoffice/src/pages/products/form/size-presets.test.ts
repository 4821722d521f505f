import { expect, test } from 'vitest';
import { missingSizes, SIZE_PRESETS } from './size-presets.ts';

test('ADM-6 a set adds the missing sizes and keeps the existing ones', () => {
  const rows = [{ size: ' xs ', quantity: '3' }];
  const added = missingSizes(rows, SIZE_PRESETS[0].sizes);
  expect(added.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  expect(new Set(added.map(({ quantity }) => quantity))).toEqual(new Set(['']));
});

test('ADM-6 the sets are letters, numbers and one size', () => {
  expect(SIZE_PRESETS.map(({ sizes }) => sizes.join(' '))).toEqual([
    'XS S M L XL XXL',
    '36 38 40 42 44 46',
    'Taille unique',
  ]);
});
