import { expect, test } from 'vitest';
import { filteredColor } from './filtered-color.ts';

const product = {
  colors: [
    { color_name: '#FFFFFF', sizes: [{ size: 'M', quantity: 3 }] },
    { color_name: '#B3315F', sizes: [{ size: 'M', quantity: 0 }] },
    { color_name: '#C0392B', sizes: [{ size: 'XXL', quantity: 2 }] },
  ],
};

test('SHOP-3 a product is shown in the filtered colour that is in stock in the filtered size', () => {
  const colors = ['#b3315f', '#c0392b'];
  expect(filteredColor(product, { colors, sizes: ['xxl'] })).toBe('#C0392B');
  expect(filteredColor(product, { colors, sizes: [] })).toBe('#C0392B');
});

test('SHOP-3 a filtered colour that is sold out is shown when no other one is in stock', () => {
  expect(filteredColor(product, { colors: ['#b3315f'], sizes: [] })).toBe('#B3315F');
});

test('SHOP-3 without a filter of colours, or without such a colour, nothing is chosen', () => {
  expect(filteredColor(product, { colors: [], sizes: ['M'] })).toBeUndefined();
  expect(filteredColor(product, { colors: ['#000000'], sizes: [] })).toBeUndefined();
});
