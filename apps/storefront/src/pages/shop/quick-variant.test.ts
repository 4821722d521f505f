import { expect, test } from 'vitest';
import { quickVariant } from './quick-variant.ts';

const colors = [
  { color_name: '#000000', sizes: [{ size: 'M', quantity: 0 }] },
  {
    color_name: '#17457F',
    sizes: [
      { size: 'M', quantity: 2 },
      { size: 'L', quantity: 0 },
    ],
  },
  { color_name: '#FFFFFF', sizes: [{ size: 'M', quantity: 1 }] },
];

test('CART-1 a size is added in the first colour that has it in stock', () => {
  expect(quickVariant({ colors }, 'M', [])).toEqual({ color: '#17457F', size: 'M' });
});

test('CART-1 a filtered colour is preferred, as far as it has the size in stock', () => {
  expect(quickVariant({ colors }, 'M', ['#ffffff'])).toEqual({ color: '#FFFFFF', size: 'M' });
  expect(quickVariant({ colors }, 'M', ['#000000'])).toEqual({ color: '#17457F', size: 'M' });
});

test('PROD-6 a sold-out size is not added', () => {
  expect(quickVariant({ colors }, 'L', [])).toBeUndefined();
});
