import { expect, test } from 'vitest';
import { compareSales, refusedPercent, sumSales } from './sum-sales.ts';

const none = { orders: 0, amount: '0.00' };

test('ADM-4 the sum of each figure is exact', () => {
  const days = [
    {
      day: '2026-11-20',
      ordered: { orders: 2, amount: '0.10' },
      confirmed: none,
      delivered: { orders: 1, amount: '1999.99' },
    },
    {
      day: '2026-11-21',
      ordered: { orders: 1, amount: '0.20' },
      confirmed: none,
      delivered: { orders: 6, amount: '12000.94' },
    },
  ];
  expect(sumSales(days, 'ordered')).toEqual({ orders: 3, amount: '0.30' });
  expect(sumSales(days, 'confirmed')).toEqual(none);
  expect(sumSales(days, 'delivered')).toEqual({ orders: 7, amount: '14000.93' });
  expect(sumSales([], 'ordered')).toEqual(none);
});

test.each([
  ['112.00', '100.00', { trend: 'more', percent: 12 }],
  ['92.00', '100.00', { trend: 'less', percent: 8 }],
  ['0.00', '100.00', { trend: 'less', percent: 100 }],
  ['300.00', '100.00', { trend: 'more', percent: 200 }],
  ['133.33', '100.00', { trend: 'more', percent: 33 }],
  ['100.00', '100.00', { trend: 'same' }],
  ['100.40', '100.00', { trend: 'same' }],
  ['50.00', '0.00', { trend: 'first' }],
  ['0.00', '0.00', { trend: 'none' }],
])('ADM-4 %s compared with %s before is %j', (current, previous, comparison) => {
  const sales = (amount: string) => ({ orders: 1, amount });
  expect(compareSales(sales(current), sales(previous))).toEqual(comparison);
});

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 0, 100],
  [1, 2, 33],
  [2, 1, 67],
])('%i refused and %i delivered orders are a share of %i %%', (refused, delivered, percent) => {
  const sales = (orders: number) => ({ orders, amount: '0.00' });
  expect(refusedPercent({ refused: sales(refused), delivered: sales(delivered) })).toBe(percent);
});
