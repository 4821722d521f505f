import { expect, test } from 'vitest';
import { deliveryDates } from './delivery-dates.ts';

function datesAfter(now: string): string[] {
  const { first, last } = deliveryDates(new Date(now));
  return [first, last].map((date) => date.toISOString().slice(0, 10));
}

test.each([
  ['Monday', '2026-11-23T09:00:00Z', ['2026-11-24', '2026-11-26']],
  ['Thursday', '2026-11-26T09:00:00Z', ['2026-11-27', '2026-11-30']],
  ['Saturday', '2026-11-28T09:00:00Z', ['2026-11-30', '2026-12-02']],
  ['Sunday', '2026-11-29T09:00:00Z', ['2026-11-30', '2026-12-02']],
])(
  'an order of a %s is delivered on one to three working days, not on a Sunday',
  (_, now, dates) => {
    expect(datesAfter(now)).toEqual(dates);
  },
);

test('the day is the one of Tunis', () => {
  // In Tunis it is already Saturday: the next day is a Sunday.
  expect(datesAfter('2026-11-27T23:30:00Z')[0]).toBe('2026-11-29');
});
