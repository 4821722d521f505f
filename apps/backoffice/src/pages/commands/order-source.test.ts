import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { orderMatches } from './order-source.ts';

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

test.each(['beji', 'amel b', 'k7q29-fxm3t', 'k7q29f', '98765432', '765 432'])(
  'API-4 an order is found here by %s when the host does not search',
  (search) => {
    expect(orderMatches(order, search)).toBe(true);
  },
);

test.each(['kasbah', 'k7q30', '21', '111'])('and not by %s', (search) => {
  expect(orderMatches(order, search)).toBe(false);
});
