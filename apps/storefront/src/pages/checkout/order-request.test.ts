import { expect, test } from 'vitest';
import { lineOf } from '../../features/cart/cart-line.ts';
import { buildProduct } from '../../testing/build-product.ts';
import { orderRequest } from './order-request.ts';
import { acceptedOrderFromState, acceptedOrder } from './accepted-order.ts';

const lines = [
  lineOf(buildProduct(), { color: 'blanc', size: 'M', quantity: 2 }),
  lineOf(buildProduct({ product_Id: '8', discounted_price: '19.90' }), {
    color: 'bleu',
    size: 'S',
    quantity: 1,
  }),
];
const fields = {
  client_name: ' \u2068Amira Ben Salah\u2069 ',
  email: 'amira@exemple.tn ',
  number: '\u202A98 765 432\u202C ',
  city: 'La\tMarsa',
  street: '12, rue du Jasmin',
};

test('CMD-2 the body has the fields of the specification, with amounts as two-decimal texts', () => {
  expect(orderRequest(fields, lines)).toEqual({
    client_name: 'Amira Ben Salah',
    email: 'amira@exemple.tn',
    number: '+216 98 765 432',
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

test('CMD-4 a response without a number has a confirmation', () => {
  expect(acceptedOrder({ lines, confirmation: {} })).toMatchObject({
    totals: { subtotal: '259.90', shipping: '8.00', total: '267.90' },
    pieces: [
      { quantity: 2, amount: '240.00' },
      { quantity: 1, amount: '19.90' },
    ],
  });
  expect(
    acceptedOrder({ lines, confirmation: { command_id: 'K7Q29-FXM3T', total_amount: '267.90' } })
      .number,
  ).toBe('K7Q29-FXM3T');
});

test('P1 the stored confirmation has no value of the form', () => {
  const stored = JSON.stringify(
    acceptedOrder({ lines, confirmation: { command_id: 'K7Q29-FXM3T' } }),
  );
  for (const text of Object.values(fields)) expect(stored).not.toContain(text.trim());
});

test('F5 a confirmation is restored after a reload, and other states are ignored', () => {
  const placed = acceptedOrder({ lines, confirmation: { command_id: 'K7Q29-FXM3T' } });
  expect(acceptedOrderFromState(JSON.parse(JSON.stringify({ placed })))).toEqual(placed);
  for (const state of [
    null,
    {},
    { placed: {} },
    { placed: { totals: { subtotal: '1.00', shipping: '8.00', total: 'x' } } },
    { products: [] },
  ]) {
    expect(acceptedOrderFromState(state)).toBeUndefined();
  }
});
