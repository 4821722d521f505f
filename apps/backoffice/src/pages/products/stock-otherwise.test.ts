import { expect, test } from 'vitest';
import { stockOtherwise } from './stock-otherwise.ts';

const colors = (quantity: number) => [
  {
    color_name: '#17457F',
    sizes: [
      { size: 'M', quantity },
      { size: 'L', quantity: 2 },
    ],
  },
];

test('O13 what the host has otherwise than it was saved is told, and nothing else', () => {
  expect(stockOtherwise(colors(5), colors(4))).toEqual([
    { color: '#17457F', size: 'M', quantity: 4 },
  ]);
  expect(stockOtherwise(colors(5), colors(5))).toEqual([]);
  expect(stockOtherwise(colors(5), undefined)).toEqual([]);
});
