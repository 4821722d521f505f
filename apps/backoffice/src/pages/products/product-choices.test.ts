import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { isSoldOut, productChoices } from './product-choices.ts';

const product: Product = {
  product_Id: '7',
  product_name: 'Robe Jasmin',
  description: '',
  price: '150.00',
  promo_percentage: '20.00',
  discounted_price: '120.00',
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: true,
  product_images: [],
  colors: [],
};

function chosen(name: string, value: string) {
  return productChoices.find((choice) => choice.name === name)?.chosen(value);
}

test.each([
  ['gender', 'Women', { gender: 'Women' }, 'Men'],
  ['season', 'New Arrivals', { season: 'New Arrivals' }, 'Previous Collections'],
  ['badge', 'Promo', { badge: 'Promo' }, 'No Badge'],
])('ADM-5 %s keeps here what the host is asked for', (name, value, ask, other) => {
  expect(chosen(name, value)?.ask).toEqual(ask);
  expect(chosen(name, value)?.keeps?.(product)).toBe(true);
  expect(chosen(name, other)?.keeps?.(product)).toBe(false);
  expect(chosen(name, 'nonsense')).toBeUndefined();
});

test('ADM-5 popular keeps the popular ones', () => {
  expect(chosen('popular', 'yes')?.keeps?.(product)).toBe(true);
  expect(chosen('popular', 'yes')?.keeps?.({ ...product, is_popular: false })).toBe(false);
  expect(chosen('popular', 'no')).toBeUndefined();
});

test('ADM-5 sold out is a product with sizes of which not one is left', () => {
  const stock = (...quantities: number[]) => ({
    colors: quantities.map((quantity, index) => ({
      color_name: `#00000${index}`,
      sizes: [{ size: 'M', quantity }],
    })),
  });
  expect(isSoldOut(stock(0, 0))).toBe(true);
  expect(isSoldOut(stock(0, 1))).toBe(false);
  expect(isSoldOut(stock())).toBe(false);
});

test('ADM-5 the orders put here first what the host would', () => {
  const ids = ['2', '10', '9'];
  const prices = ['90.00', '100.00', '9.00'];
  const products = ids.map((product_Id, index) => ({
    ...product,
    product_Id,
    discounted_price: prices[index] ?? '',
    promo_percentage: `${index}.00`,
  }));
  const order = (sort: string) =>
    products.toSorted(chosen('sort', sort)?.compare).map((each) => each.product_Id);
  expect(order('newest')).toEqual(['10', '9', '2']);
  expect(order('price')).toEqual(['9', '2', '10']);
  expect(order('-price')).toEqual(['10', '2', '9']);
  expect(order('discount')).toEqual(['9', '10', '2']);
});
