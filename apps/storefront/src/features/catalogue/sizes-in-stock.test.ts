import { expect, test } from 'vitest';
import { sizeRange } from './sizes-in-stock.ts';

test.each([
  ['36 37 38 39 40 41 42 43 44 45', ['36', '45']],
  ['36 37 38 39 40 41', undefined],
  ['36 37 38 40 41 42 43', undefined],
  ['36 38 40 42 44 46 48', undefined],
  ['XXS XS S M L XL XXL', undefined],
  ['', undefined],
])('a tile has the range of many sizes without a gap: %s', (sizes, range) => {
  expect(sizeRange(sizes.split(' '))).toEqual(range);
});
