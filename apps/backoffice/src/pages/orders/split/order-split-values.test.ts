import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { countPieces, splitRequest, splitTotals } from './order-split-values.ts';

function line(product_Id: string, size: string, quantity: number) {
  const product = {
    product_Id,
    product_name: 'Caftan',
    product_images: [],
    discounted_price: '63.92',
  };
  return { product, color: '#17457F', size, quantity };
}

/** Three pieces at 63.92, with 8.00 for shipping and 70.00 off. */
const order: Order = {
  command_id: 'K7Q29-FXM3T',
  client_name: 'Amira',
  email: '',
  number: '98765432',
  city: 'Sfax',
  street: '4, rue des Oliviers',
  total_amount: '129.76',
  shipping_charge: '8.00',
  status: 'new',
  version: '3',
  reduction: '70.00',
  command_products: [line('1', 'M', 2), line('1', 'L', 1)],
};

test('the pieces that move and those that stay are counted', () => {
  const values = { pieces: [1, 1], shipping: 'once' } as const;
  expect(countPieces(order, values)).toEqual({ moving: 2, staying: 1 });
});

test('the totals of both orders are shown with a shipping once or twice', () => {
  const plain = { ...order, reduction: '0.00' };
  const pieces = [0, 1];
  expect(splitTotals(plain, { pieces, shipping: 'once' })).toEqual({
    first: '135.84',
    second: '63.92',
  });
  expect(splitTotals(plain, { pieces, shipping: 'both' })).toEqual({
    first: '135.84',
    second: '71.92',
  });
});

test('what the lines that stay do not cover of a reduction goes along', () => {
  expect(splitTotals(order, { pieces: [2, 0], shipping: 'both' })).toEqual({
    first: '8.00',
    second: '129.76',
  });
});

test('without a price the totals are not known', () => {
  const [first] = order.command_products;
  if (!first) throw new Error('no line');
  const unpriced = { ...first, product: { ...first.product, discounted_price: '' } };
  const unknown = { ...order, command_products: [unpriced] };
  expect(splitTotals(unknown, { pieces: [1], shipping: 'once' })).toBeUndefined();
});

test('the request has only the lines of which pieces move', () => {
  expect(splitRequest(order, { pieces: [1, 0], shipping: 'once' })).toEqual({
    version: '3',
    command_products: [{ product: '1', color: '#17457F', size: 'M', quantity: 1 }],
    shipping: 'once',
  });
});
