import { expect, test } from 'vitest';
import { timeRange } from './day-range.ts';

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
