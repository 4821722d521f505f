import { ORDER_STATUSES } from '@shop/contract/constants';
import { expect, test } from 'vitest';
import { commonNextStatuses, isAskedAbout, nextStatuses } from './next-status.ts';

test('host.md Status: an order is offered the moves its status allows, and no other', () => {
  expect(
    Object.fromEntries(ORDER_STATUSES.map((status) => [status, nextStatuses({ status })])),
  ).toEqual({
    new: ['confirmed', 'cancelled'],
    confirmed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'returned'],
    delivered: ['returned'],
    cancelled: [],
    returned: [],
  });
  expect(nextStatuses({})).toEqual([]);
});

test('several orders are moved together only where each of them may go', () => {
  expect(commonNextStatuses([{ status: 'new' }, { status: 'new' }])).toEqual([
    'confirmed',
    'cancelled',
  ]);
  expect(commonNextStatuses([{ status: 'new' }, { status: 'confirmed' }])).toEqual(['cancelled']);
  expect(commonNextStatuses([{ status: 'new' }, { status: 'shipped' }])).toEqual([]);
  expect(commonNextStatuses([])).toEqual([]);
});

test('what cannot be taken back, and touches the stock, is asked about', () => {
  expect(nextStatuses({ status: 'confirmed' }).filter(isAskedAbout)).toEqual(['cancelled']);
  expect(nextStatuses({ status: 'shipped' }).filter(isAskedAbout)).toEqual(['returned']);
});
