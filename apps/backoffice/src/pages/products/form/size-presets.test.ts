import { expect, test } from 'vitest';
import { SIZE_PRESETS } from './size-presets.ts';

test('ADM-6 the sets are letters, numbers and one size', () => {
  expect(SIZE_PRESETS.map(({ sizes }) => sizes.join(' '))).toEqual([
    'XS S M L XL XXL',
    '36 38 40 42 44 46',
    'Taille unique',
  ]);
});
