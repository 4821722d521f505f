import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { findCreatedProduct } from './find-created-product.ts';

function product(product_Id: string, product_name: string, price: string): Product {
  return {
    product_Id,
    product_name,
    price,
    description: '',
    promo_percentage: '0.00',
    discounted_price: price,
    badge: 'No Badge',
    gender: 'Women',
    season: 'New Arrivals',
    is_popular: false,
    product_images: [],
    colors: [],
  };
}

const draft = { product_name: 'Robe Jasmin ', price: '150' };

test('F2 a lost product is the one with its name and price that was not listed before', () => {
  const products = [
    product('1', 'Robe Jasmin', '150.00'),
    product('2', 'Robe Jasmin', '90.00'),
    product('3', 'Jupe', '150.00'),
  ];
  const before = new Set(['1', '2', '3']);
  expect(findCreatedProduct(products, draft, before)).toBeUndefined();
  const created = product('4', 'Robe Jasmin', '150.00');
  expect(findCreatedProduct([...products, created], draft, before)).toBe(created);
});

test('F2 without an earlier list, a product of that name and price may be an older one', () => {
  const older = product('1', 'Robe Jasmin', '150.00');
  expect(() => findCreatedProduct([older], draft, undefined)).toThrow('not known');
  expect(findCreatedProduct([], draft, undefined)).toBeUndefined();
});
