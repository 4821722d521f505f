import { expect, test } from 'vitest';
import { callBackTimes, parseCallBack } from './call-back-times.ts';

const NOON = Date.parse('2026-11-26T11:00:00Z');
/** 23:30 in Tunis, where the day is another one an hour before UTC. */
const NIGHT = Date.parse('2026-11-26T22:30:00Z');

test('item 1: the usual times of a call back are in the shop’s time zone, and in the future', () => {
  expect(callBackTimes(NOON)).toEqual([
    { name: 'hour', at: '2026-11-26T12:00:00.000Z' },
    { name: 'evening', at: '2026-11-26T17:00:00.000Z' },
    { name: 'morning', at: '2026-11-27T08:00:00.000Z' },
    { name: 'nextEvening', at: '2026-11-27T17:00:00.000Z' },
  ]);
  expect(callBackTimes(NIGHT).map(({ name, at }) => [name, at])).toEqual([
    ['hour', '2026-11-26T23:30:00.000Z'],
    ['morning', '2026-11-27T08:00:00.000Z'],
    ['nextEvening', '2026-11-27T17:00:00.000Z'],
  ]);
});

test('item 1: a typed call back is in the shop’s time zone, later than now and within 30 days', () => {
  expect(parseCallBack('2026-11-26T18:30', NOON)).toBe('2026-11-26T17:30:00.000Z');
  for (const typed of ['', 'demain', '2026-11-26T11:59', '2026-12-27T12:00']) {
    expect(parseCallBack(typed, NOON), typed).toBeUndefined();
  }
});
