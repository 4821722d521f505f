import { expect, test } from 'vitest';
import { compareSizes } from './size-order.ts';

test('host.md sizes stand as people order them: letters, numbers, words', () => {
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
