import { expect, test } from 'vitest';
import { lineOf } from '../../features/cart/cart-line.ts';
import { someProduct } from '../../testing/some-product.ts';
import { orderRequest } from './order-request.ts';
import { placedFromState, placedOrder } from './placed-order.ts';

const lines = [
  lineOf(someProduct(), { color: 'blanc', size: 'M', quantity: 2 }),
  lineOf(someProduct({ product_Id: '8', discounted_price: '19.90' }), {
    color: 'bleu',
    size: 'S',
    quantity: 1,
  }),
];
const fields = {
  client_name: ' Amira Ben Salah ',
  email: 'amira@exemple.tn ',
  number: '98 765 432',
  city: 'La Marsa',
  street: '12, rue du Jasmin',
};

test('CMD-2 the body holds what the specification names, money as two-decimal texts', () => {
  expect(orderRequest(fields, lines)).toEqual({
    client_name: 'Amira Ben Salah',
    email: 'amira@exemple.tn',
    number: '98 765 432',
    city: 'La Marsa',
    street: '12, rue du Jasmin',
    total_amount: '267.90',
    shipping_charge: '8.00',
    command_products: [
      { product: '7', size: 'M', color: 'blanc', quantity: 2 },
      { product: '8', size: 'S', color: 'bleu', quantity: 1 },
    ],
  });
});

test('CMD-4 a confirmation without a number confirms all the same', () => {
  expect(placedOrder({ lines, answer: {} })).toMatchObject({ total: '267.90' });
  expect(
    placedOrder({ lines, answer: { command_id: 'K7Q29-FXM3T', total_amount: '267.90' } }).number,
  ).toBe('K7Q29-FXM3T');
});

test('P1 what the confirmation keeps holds nothing of the form', () => {
  const kept = JSON.stringify(placedOrder({ lines, answer: { command_id: 'K7Q29-FXM3T' } }));
  for (const text of Object.values(fields)) expect(kept).not.toContain(text.trim());
});

test('F5 a confirmation survives a reload, and foreign states are none', () => {
  const placed = placedOrder({ lines, answer: { command_id: 'K7Q29-FXM3T' } });
  expect(placedFromState(JSON.parse(JSON.stringify({ placed })))).toEqual(placed);
  for (const state of [null, {}, { placed: {} }, { placed: { total: 'x' } }, { products: [] }]) {
    expect(placedFromState(state)).toBeUndefined();
  }
});
