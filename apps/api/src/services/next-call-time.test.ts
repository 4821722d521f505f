import { expect, test } from 'vitest';
import { nextCallTime } from './next-call-time.ts';

test.each([
  ['two hours later', '2026-11-25T10:30:00Z', 1, '2026-11-25T12:30:00.000Z'],
  [
    'at 9:00, when two hours later is at night',
    '2026-11-25T18:30:00Z',
    1,
    '2026-11-26T08:00:00.000Z',
  ],
  [
    'at 9:00, when two hours later is before it',
    '2026-11-25T03:00:00Z',
    1,
    '2026-11-25T08:00:00.000Z',
  ],
  ['the next morning', '2026-11-25T12:30:00Z', 2, '2026-11-26T08:00:00.000Z'],
  ['the next evening', '2026-11-26T08:05:00Z', 3, '2026-11-26T17:00:00.000Z'],
  [
    'the evening of the next day, after 18:00',
    '2026-11-26T17:00:00Z',
    3,
    '2026-11-27T17:00:00.000Z',
  ],
  ['a morning again', '2026-11-26T17:05:00Z', 4, '2026-11-27T08:00:00.000Z'],
])('item 1: after no answer, the next call is %s', (_name, now, noAnswers, expected) => {
  expect(new Date(nextCallTime(Date.parse(now), noAnswers)).toISOString()).toBe(expected);
});
