import { expect, test } from 'vitest';
import { stockedNow } from './stocked-now.ts';

const colors = [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 2 }] }];

test('O13 the stock as it stands now is told beside the field it belongs to', () => {
  expect(stockedNow(colors, '#17457f', ' m ')).toBe(2);
  expect(stockedNow(colors, '#17457F', 'L')).toBeUndefined();
  expect(stockedNow(colors, '#FFFFFF', 'M')).toBeUndefined();
  expect(stockedNow(undefined, '#17457F', 'M')).toBeUndefined();
});
