import { expect, test } from 'vitest';
import type { Product } from '@shop/contract/schemas';
import { productsNamed } from './search-request.ts';

function named(product_name: string): Product {
  return {
    product_Id: product_name,
    product_name,
    description: 'Écharpe en description seulement.',
    price: '10.00',
    promo_percentage: '0.00',
    discounted_price: '10.00',
    badge: 'No Badge',
    gender: 'Women',
    season: 'New Arrivals',
    is_popular: false,
    product_images: [],
    colors: [],
  };
}

const products = ['Écharpe Hammamet', 'Grande écharpe', 'Robe Jasmin'].map(named);
const names = (text: string) =>
  productsNamed(products, text).map(({ product_name }) => product_name);

test('NAV-8 the name contains the text, case-insensitive, accents folded', () => {
  expect(names('ÉCHARPE')).toEqual(['Écharpe Hammamet', 'Grande écharpe']);
  expect(names('echarpe')).toEqual(['Écharpe Hammamet', 'Grande écharpe']);
  expect(names('jasm')).toEqual(['Robe Jasmin']);
});

test('NAV-8 only the name is searched', () => {
  expect(names('description')).toEqual([]);
});

test.each(['.*', '(', '[a-', '\\', 'a'.repeat(5_000), '\u0000'])(
  'I3 the hostile text %j is only text',
  (text) => {
    expect(names(text)).toEqual([]);
  },
);
