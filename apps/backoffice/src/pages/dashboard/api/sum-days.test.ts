import { expect, test } from 'vitest';
import { sumDays } from './sum-days.ts';

const days = [
  { day: '2026-10-31', orders: 5, revenue: '900.00' },
  { day: '2026-11-01', orders: 2, revenue: '0.10' },
  { day: '2026-11-21', orders: 1, revenue: '0.20' },
];

test('ADM-4 the sums of the day and the month are exact', () => {
  expect(sumDays(days, '2026-11-21')).toEqual({ orders: 1, revenue: '0.20' });
  expect(sumDays(days, '2026-11')).toEqual({ orders: 3, revenue: '0.30' });
  expect(sumDays(days, '2026-12')).toEqual({ orders: 0, revenue: '0.00' });
});
