import type { Order, OrderLine } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { differentSum, lineTotal, orderSubtotal, pieceCount } from './order-amounts.ts';

function line(discounted_price: string, quantity: number): OrderLine {
  const product = { product_Id: '1', product_name: 'Robe', product_images: [], discounted_price };
  return { product, size: 'M', color: '#17457F', quantity };
}

test('CART-7 amounts are whole millimes, not floating point', () => {
  expect(lineTotal(line('0.10', 3))).toBe('0.30');
  expect(lineTotal(line('1999.99', 7))).toBe('13999.93');
});

test('CART-7 the subtotal and the piece count sum the lines', () => {
  const command_products = [line('79.90', 2), line('0.10', 1)];
  const order = { command_products } satisfies Pick<Order, 'command_products'>;
  expect(orderSubtotal({ ...blank, ...order })).toBe('159.90');
  expect(pieceCount({ ...blank, ...order })).toBe(3);
});

test('ADM-8 a total that is not lines + shipping is found, to the millime', () => {
  const command_products = [line('79.90', 2)];
  const right = { ...blank, command_products, total_amount: '167.80' };
  expect(differentSum(right)).toBeUndefined();
  expect(differentSum({ ...right, total_amount: '167.79' })).toBe('167.80');
  expect(differentSum({ ...right, shipping_charge: '0.00' })).toBe('159.80');
});

test('ADM-8 API-4 with an unknown price no sum is computed, and no total is to be checked', () => {
  const order = { ...blank, command_products: [line('79.90', 1), line('', 2)] };
  expect(differentSum(order)).toBeUndefined();
  expect(orderSubtotal(order)).toBeUndefined();
  expect(lineTotal(line('', 2))).toBeUndefined();
  expect(lineTotal(line('0.00', 2))).toBe('0.00');
});

const blank: Order = {
  command_id: '1',
  client_name: '',
  email: '',
  number: '',
  city: '',
  street: '',
  total_amount: '0.00',
  shipping_charge: '8.00',
  command_products: [],
};
