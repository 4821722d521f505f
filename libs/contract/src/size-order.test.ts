import { expect, test } from 'vitest';
import { compareSizes } from './size-order.ts';

test('sizes are sorted: letters from small to large, then numbers, then words', () => {
  const sizes = ['Taille unique', '38', 'XL', '6,5', 'S', 'xs', '3XL', '36', 'M', 'Enfant'];
  expect(sizes.toSorted(compareSizes)).toEqual([
    'xs',
    'S',
    'M',
    'XL',
    '3XL',
    '6,5',
    '36',
    '38',
    'Enfant',
    'Taille unique',
  ]);
});
