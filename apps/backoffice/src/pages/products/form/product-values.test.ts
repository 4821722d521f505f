import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import {
  duplicateValues,
  discountedPrice,
  isDuplicate,
  nextColor,
  productDraft,
  productValues,
} from './product-values.ts';

const product: Product = {
  product_Id: '7',
  product_name: 'Robe Jasmin',
  description: 'Lin.',
  price: '150.00',
  promo_percentage: '20.00',
  discounted_price: '120.00',
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: true,
  product_images: [{ path: '/media/a.jpg', url: 'http://api.test/media/a.jpg' }],
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
};

const NO_IMAGES = { product_images: [], removedImages: [] };

test.each(['fr', 'en'] as const)(
  'ADM-7 a form saved as it was loaded sends the product as it was: %s',
  (language) => {
    const draft = productDraft(productValues(product, '#FFFFFF', language), NO_IMAGES, undefined);
    expect(draft).toEqual({
      product_name: 'Robe Jasmin',
      description: 'Lin.',
      price: '150.00',
      promo_percentage: '20.00',
      badge: 'Promo',
      gender: 'Women',
      season: 'New Arrivals',
      is_popular: true,
      colors: product.colors,
      product_images: [],
      removedImages: [],
    });
  },
);

test('O13 the request has the loaded colours with the feature stock-merge', () => {
  const values = productValues(product, '#FFFFFF', 'fr');
  expect(productDraft(values, NO_IMAGES, product.colors).base_colors).toEqual(product.colors);
});

test('ADM-6 typed amounts are sent in the contract’s format', () => {
  const typed = {
    ...productValues(product, '#FFFFFF', 'fr'),
    price: '1 079,9 DT',
    promo_percentage: ' ',
  };
  expect(productDraft(typed, NO_IMAGES, undefined)).toMatchObject({
    price: '1079.90',
    promo_percentage: '0.00',
  });
});

test('PROD-3 the discounted price equals the API server’s; undefined without a discount', () => {
  expect(discountedPrice('79.90', '20')).toBe('63.92');
  expect(discountedPrice('79,90', '12,5')).toBe('69.91');
  for (const promo of ['', '0.00', 'x', '101', '-5'])
    expect(discountedPrice('79.90', promo)).toBeUndefined();
  expect(discountedPrice('', '20')).toBeUndefined();
});

test('ADM-5 a duplicate equals its product except for name and quantities', () => {
  const copy = duplicateValues(product, `${product.product_name} (copie)`, 'fr');
  expect(copy).toEqual({
    ...productValues(product, '', 'fr'),
    product_name: 'Robe Jasmin (copie)',
    colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: '' }] }],
  });
  expect(duplicateValues(product, 'x'.repeat(300), 'fr').product_name).toHaveLength(200);
});

test('ADM-6 a new colour has the sizes of the last one, without quantities', () => {
  const sizes = [
    { size: 'S', quantity: '4' },
    { size: ' ', quantity: '' },
  ];
  const last = { color_name: '#FFFFFF', sizes };
  expect(nextColor([last], '#17457F')).toEqual({
    color_name: '#17457F',
    sizes: [{ size: 'S', quantity: '' }],
  });
  expect(nextColor([], '#17457F').sizes).toEqual([{ size: '', quantity: '' }]);
});

test('ADM-6 a duplicate colour or size is an error at the second one, in any spelling', () => {
  const names = ['#17457F', ' #17457f', '#FFFFFF'];
  expect(names.map((_name, place) => isDuplicate(names, place))).toEqual([false, true, false]);
});
