import { ORDER_STATUSES } from '@shop/contract/constants';
import { expect, test } from 'vitest';
import {
  commonStatusTransitions,
  needsConfirmation,
  statusTransitions,
} from './status-transitions.ts';

test('an order has the transitions that its status allows, and no other', () => {
  expect(
    Object.fromEntries(ORDER_STATUSES.map((status) => [status, statusTransitions({ status })])),
  ).toEqual({
    new: ['confirmed', 'cancelled'],
    confirmed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'returned'],
    delivered: ['returned'],
    cancelled: [],
    returned: [],
  });
  expect(statusTransitions({})).toEqual([]);
});

test('several orders share only the transitions that each of them has', () => {
  expect(commonStatusTransitions([{ status: 'new' }, { status: 'new' }])).toEqual([
    'confirmed',
    'cancelled',
  ]);
  expect(commonStatusTransitions([{ status: 'new' }, { status: 'confirmed' }])).toEqual([
    'cancelled',
  ]);
  expect(commonStatusTransitions([{ status: 'new' }, { status: 'shipped' }])).toEqual([]);
  expect(commonStatusTransitions([])).toEqual([]);
});

test('statuses that change the stock need a confirmation', () => {
  expect(statusTransitions({ status: 'confirmed' }).filter(needsConfirmation)).toEqual([
    'cancelled',
  ]);
  expect(statusTransitions({ status: 'shipped' }).filter(needsConfirmation)).toEqual(['returned']);
});
