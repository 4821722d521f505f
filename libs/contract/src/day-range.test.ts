import { expect, test } from 'vitest';
import { lastDays, shopDay, timeRange } from './day-range.ts';

test('ADM-8 a range of days begins and ends at midnight in Tunis', () => {
  expect(timeRange({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    from: Date.parse('2026-11-19T23:00:00Z'),
    until: Date.parse('2026-11-21T23:00:00Z'),
  });
});

test('ADM-8 a range of days may have an open end', () => {
  expect(timeRange({ to: '2026-11-21' }).from).toBeUndefined();
  expect(timeRange({ from: '2026-11-21' }).until).toBeUndefined();
});

test('ADM-4 a day begins at midnight in Tunis, one hour before UTC', () => {
  expect(shopDay(Date.parse('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(shopDay(Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
});

test('ADM-4 the last days end today and count both ends', () => {
  const now = Date.parse('2026-03-01T08:00:00Z');
  expect(lastDays(now, 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(lastDays(now, 31)).toEqual({ from: '2026-01-30', to: '2026-03-01' });
});
