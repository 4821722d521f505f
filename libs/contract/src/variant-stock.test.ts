import { expect, test } from 'vitest';
import { totalStock, variantStock } from './variant-stock.ts';

const colors = [
  {
    color_name: '#17457F',
    sizes: [
      { size: 'XL', quantity: 2 },
      { size: '36-38', quantity: 3 },
      { size: '36 38', quantity: 4 },
    ],
  },
  { color_name: 'Rose', sizes: [{ size: 'XL', quantity: 5 }] },
  { color_name: 'Rosé', sizes: [{ size: 'XL', quantity: 6 }] },
];

test.each([
  ['#17457f', ' xl ', 2],
  ['#17457F', 'X L', 2],
  ['#17457F', '36-38', 3],
  ['#17457F', '3638', 4],
  ['rosé', 'XL', 6],
  ['#17457F', 'L', undefined],
  ['#FFFFFF', 'XL', undefined],
])('O4 the stock of %s in %s is that of the variant of the API', (color, size, stock) => {
  expect(variantStock(colors, { color, size })).toBe(stock);
});

test('the stock of a product is that of all its variants', () => {
  expect(totalStock(colors)).toBe(20);
  expect(totalStock([])).toBe(0);
});
