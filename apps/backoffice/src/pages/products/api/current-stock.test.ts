import { expect, test } from 'vitest';
import { currentStock } from './current-stock.ts';

const colors = [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 2 }] }];

test('O13 the current stock is found by colour and size', () => {
  expect(currentStock(colors, '#17457f', ' m ')).toBe(2);
  expect(currentStock(colors, '#17457F', 'L')).toBeUndefined();
  expect(currentStock(colors, '#FFFFFF', 'M')).toBeUndefined();
  expect(currentStock(undefined, '#17457F', 'M')).toBeUndefined();
});
