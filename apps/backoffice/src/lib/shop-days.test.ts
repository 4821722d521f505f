import { expect, test } from 'vitest';
import { lastDays, shopDay } from './shop-days.ts';

test('ADM-4 a day begins at midnight in Tunis, one hour before UTC', () => {
  expect(shopDay(Date.parse('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(shopDay(Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
});

test('ADM-4 the last days end today and count both ends', () => {
  const now = Date.parse('2026-03-01T08:00:00Z');
  expect(lastDays(now, 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(lastDays(now, 31)).toEqual({ from: '2026-01-30', to: '2026-03-01' });
});
