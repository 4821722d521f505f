import { expect, test } from 'vitest';
import { sizeRange } from './sizes-in-stock.ts';

test('many sizes without a gap are a range', () => {
  expect(sizeRange(['36', '37', '38', '39', '40', '41', '42'])).toEqual(['36', '42']);
});

test.each([
  '36 37 38 39 40 41',
  '36 37 38 40 41 42 43',
  '36 38 40 42 44 46 48',
  'XXS XS S M L XL XXL',
  '',
])('few sizes, sizes with a gap and letters are no range: %s', (sizes) => {
  expect(sizeRange(sizes.split(' '))).toBeUndefined();
});
