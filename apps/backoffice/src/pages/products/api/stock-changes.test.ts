import { expect, test } from 'vitest';
import { stockChanges } from './stock-changes.ts';

const colors = (quantity: number) => [
  {
    color_name: '#17457F',
    sizes: [
      { size: 'M', quantity },
      { size: 'L', quantity: 2 },
    ],
  },
];

test('O13 only variants with a stock other than the saved one are returned', () => {
  expect(stockChanges(colors(5), colors(4))).toEqual([
    { color: '#17457F', size: 'M', quantity: 4 },
  ]);
  expect(stockChanges(colors(5), colors(5))).toEqual([]);
  expect(stockChanges(colors(5), undefined)).toEqual([]);
});
