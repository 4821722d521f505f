import type { Order } from '@shop/contract/schemas';
import { describe, expect, test } from 'vitest';
import { hasSamePhone, normalizeOrderSearch, matchesOrder } from './order-search.ts';

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

describe('without server search, an order', () => {
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
    'kasbah',
    'tunis',
    'amel@example.tn',
    'beji amel',
    'kasbah beji tunis',
    'beji 98 765 432',
    '+216 98 765 432 amel',
    'amel 765',
    '98 765 432, beji, tunis.',
    '1 rue de la kasbah',
    '#K7Q29-FXM3T',
    '# k7q29',
    'Order #K7Q29-FXM3T',
    'Commande n°\u00A0K7Q29-FXM3T',
    'no. k7q29-fxm3t',
    'amel #k7q29',
  ])('API-4 is found in the browser by %s', (search) => {
    expect(matchesOrder(order, search)).toBe(true);
  });

  test.each(['sousse', 'k7q30', '21', '111', 'amel sousse', 'amel 111'])(
    'API-4 and not by %s',
    (search) => {
      expect(matchesOrder(order, search)).toBe(false);
    },
  );

  test('API-4 is found by its number with O for 0 and L for 1', () => {
    expect(matchesOrder({ ...order, command_id: '10AB2-CD3EF' }, 'loab2cd3ef')).toBe(true);
  });

  test.each([
    ['Abdelkader', 'abdelkader'],
    ['Mohamed Ali', 'ali mohamed'],
    ['Sami Jaziri', 'sami jaziri'],
  ])(
    'API-4 of the customer %s, whose name has ten letters, is found by %s',
    (client_name, search) => {
      expect(matchesOrder({ ...order, client_name }, search)).toBe(true);
    },
  );
});

test.each([
  ['98 765 432', '98765432'],
  ['+216 98.765.432', '98765432'],
  ['00216 98765432', '98765432'],
  ['98-76', '9876'],
  ['k7q29fxm3t', 'k7q29fxm3t'],
  ['abdelkader', 'abdelkader'],
  ['amel beji', 'amel beji'],
  ['amel +216 98 765 432 tunis', 'amel 98765432 tunis'],
  ['12, rue', '12, rue'],
  ['#K7Q29-FXM3T', 'K7Q29-FXM3T'],
  ['Order #K7Q29-FXM3T', 'K7Q29-FXM3T'],
  ['Commande n°\u00A0K7Q29-FXM3T', 'K7Q29-FXM3T'],
  ['order no. K7Q29-FXM3T', 'K7Q29-FXM3T'],
  ['orderly', 'orderly'],
  ['nora', 'nora'],
  ['no. 12, rue', 'no. 12, rue'],
])('the search %j is sent as %j, in any notation', (typed, sent) => {
  expect(normalizeOrderSearch(typed)).toBe(sent);
});

test('the same phone number is recognised in any notation; orders without one never match', () => {
  expect(hasSamePhone(order, { ...order, number: '98.76.54.32' })).toBe(true);
  expect(hasSamePhone(order, { ...order, number: '98 765 433' })).toBe(false);
  expect(hasSamePhone({ ...order, number: '' }, { ...order, number: '-' })).toBe(false);
});
