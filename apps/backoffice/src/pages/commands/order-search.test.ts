import type { Order } from '@shop/contract/schemas';
import { describe, expect, test } from 'vitest';
import { hasSamePhone, hostSearch, orderMatches } from './order-search.ts';

const order: Order = {
  command_id: 'K7Q29-FXM3T',
  client_name: 'Amel Béji',
  email: 'amel@example.tn',
  number: '+216 98 765 432',
  city: 'Tunis',
  street: '1, rue de la Kasbah',
  total_amount: '87.90',
  shipping_charge: '8.00',
  command_products: [],
};

describe('API-4 on a host that does not search, an order', () => {
  test.each([
    'beji',
    'amel b',
    'k7q29-fxm3t',
    'k7q29f',
    '98765432',
    '765 432',
    '98.765.432',
    '+216 98 765 432',
    '0021698765432',
  ])('is found here by %s', (search) => {
    expect(orderMatches(order, search)).toBe(true);
  });

  test.each(['kasbah', 'k7q30', '21', '111'])('and not by %s', (search) => {
    expect(orderMatches(order, search)).toBe(false);
  });

  test('is found by its whole number as people read it out, O for 0 and L for 1', () => {
    expect(orderMatches({ ...order, command_id: '10AB2-CD3EF' }, 'loab2cd3ef')).toBe(true);
  });
});

test.each([
  ['98 765 432', '98765432'],
  ['+216 98.765.432', '98765432'],
  ['00216 98765432', '98765432'],
  ['98-76', '9876'],
  ['k7q29fxm3t', 'k7q29-fxm3t'],
  ['amel beji', 'amel beji'],
  ['12, rue', '12, rue'],
])('a host that searches is asked for %j as %j, whatever the grouping', (typed, asked) => {
  expect(hostSearch(typed)).toBe(asked);
});

test('the same phone is recognised however it was written, and no phone is nobody’s', () => {
  expect(hasSamePhone(order, { ...order, number: '98.76.54.32' })).toBe(true);
  expect(hasSamePhone(order, { ...order, number: '98 765 433' })).toBe(false);
  expect(hasSamePhone({ ...order, number: '' }, { ...order, number: '-' })).toBe(false);
});
