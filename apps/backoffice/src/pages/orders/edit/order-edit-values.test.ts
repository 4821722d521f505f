import type { Order, Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import {
  availablePieces,
  lineAmount,
  newLine,
  type KnownProducts,
} from '../form/order-form-values.ts';
import {
  editRequest,
  editValues,
  formDifference,
  type OrderEditValues,
} from './order-edit-values.ts';

const caftan: Product = {
  product_Id: '1',
  product_name: 'Caftan',
  description: '',
  price: '80.00',
  promo_percentage: '0.00',
  discounted_price: '80.00',
  badge: 'No Badge',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: false,
  product_images: [],
  colors: [
    { color_name: '#17457F', sizes: [{ size: 'M', quantity: 0 }] },
    {
      color_name: '#B3315F',
      sizes: [
        { size: 'M', quantity: 0 },
        { size: 'L', quantity: 4 },
      ],
    },
  ],
};
const scarf: Product = {
  ...caftan,
  product_Id: '2',
  product_name: 'Foulard',
  discounted_price: '10.00',
};

/** An order of two caftans that cost 63.92 then. */
const order: Order = {
  command_id: 'K7Q29-FXM3T',
  client_name: 'Amira',
  email: 'amira@exemple.tn',
  number: '98765432',
  city: 'Sfax',
  street: '4, rue des Oliviers',
  total_amount: '135.84',
  shipping_charge: '8.00',
  status: 'new',
  version: '3',
  reduction: '0.00',
  command_products: [
    {
      product: {
        product_Id: '1',
        product_name: 'Caftan',
        product_images: [],
        discounted_price: '63.92',
      },
      color: '#17457F',
      size: 'M',
      quantity: 2,
    },
  ],
};
const products: KnownProducts = new Map([caftan, scarf].map((each) => [each.product_Id, each]));

function changed(changes: Partial<OrderEditValues>): OrderEditValues {
  return { ...editValues(order, 'fr'), ...changes };
}

function withQuantity(quantity: string) {
  return editValues(order, 'fr').lines.map((line) => ({ ...line, quantity }));
}

test('the opened form changes nothing, and its request is the order as it is', () => {
  const values = editValues(order, 'fr');
  expect(formDifference(order, products, values)).toEqual({ lines: [], fields: [] });
  expect(editRequest(order, products, values, true)).toEqual({
    version: '3',
    client_name: 'Amira',
    number: '98765432',
    city: 'Sfax',
    street: '4, rue des Oliviers',
    total_amount: '135.84',
    command_products: [{ product: '1', color: '#17457F', size: 'M', quantity: 2 }],
    reduction: '0.00',
    reduction_reason: '',
  });
});

test('a product of the order keeps its price, a new one has the price of now', () => {
  const values = changed({ lines: [...withQuantity('1'), newLine(scarf)] });
  expect(values.lines.map((line) => lineAmount(order.command_products, products, line))).toEqual([
    '63.92',
    '10.00',
  ]);
  expect(editRequest(order, products, values, true).total_amount).toBe('81.92');
});

test('a new line is the first variant in stock', () => {
  expect(newLine(caftan)).toMatchObject({ color: '#B3315F', size: 'L', quantity: '1' });
});

test('a removed line is not sent, and can be restored', () => {
  const lines = withQuantity('2').map((line) => ({ ...line, isRemoved: true }));
  const values = changed({ lines: [...lines, newLine(scarf)] });
  expect(editRequest(order, products, values, true).command_products).toMatchObject([
    { product: '2' },
  ]);
  expect(formDifference(order, products, values).lines).toMatchObject([
    { product_name: 'Caftan', before: 2, after: 0 },
    { product_name: 'Foulard', before: 0, after: 1 },
  ]);
});

test('the order can have what it has already and what is in stock', () => {
  const [line] = withQuantity('2');
  if (!line) throw new Error('no line');
  expect(availablePieces(order.command_products, products, line)).toBe(2);
  const other = { ...line, color: '#B3315F', size: 'L' };
  expect(availablePieces(order.command_products, products, other)).toBe(4);
  expect(availablePieces(order.command_products, new Map(), line)).toBeUndefined();
  expect(availablePieces(order.command_products, new Map([['1', null]]), line)).toBe(2);
});

test('a reduction is read as people type it, and taken off the total', () => {
  const values = changed({ reduction: '5,5 DT', reduction_reason: ' Retard ' });
  expect(editRequest(order, products, values, true)).toMatchObject({
    reduction: '5.50',
    reduction_reason: 'Retard',
    total_amount: '130.34',
  });
  const none = changed({ reduction: '', reduction_reason: 'Retard' });
  expect(editRequest(order, products, none, true)).toMatchObject({
    reduction: '0.00',
    reduction_reason: '',
  });
});

test('the staff send no reduction', () => {
  const reduced = { ...order, reduction: '5.00', total_amount: '130.84' };
  const request = editRequest(reduced, products, editValues(reduced, 'fr'), false);
  expect(request.total_amount).toBe('130.84');
  expect(request).not.toHaveProperty('reduction');
});

test('a note is sent when there is one', () => {
  expect(editRequest(order, products, changed({ note: ' Rappelée ' }), true).note).toBe('Rappelée');
  expect(editRequest(order, products, changed({ note: '  ' }), true)).not.toHaveProperty('note');
});
