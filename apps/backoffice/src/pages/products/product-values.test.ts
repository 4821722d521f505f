import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import {
  copiedValues,
  discountedPrice,
  isTwin,
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
  product_images: [{ path: '/media/a.jpg', url: 'http://host/media/a.jpg' }],
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
};

const NO_PICTURES = { product_images: [], removedImages: [] };

test.each(['fr', 'en'] as const)(
  'ADM-7 a form saved as it was loaded sends the product as it was: %s',
  (language) => {
    const draft = productDraft(productValues(product, '#FFFFFF', language), NO_PICTURES, undefined);
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

test('O13 the colours as they were loaded go along where the host merges stock', () => {
  const values = productValues(product, '#FFFFFF', 'fr');
  expect(productDraft(values, NO_PICTURES, product.colors).base_colors).toEqual(product.colors);
});

test('ADM-6 typed amounts are sent as the contract writes them', () => {
  const typed = {
    ...productValues(product, '#FFFFFF', 'fr'),
    price: '79,9',
    promo_percentage: ' ',
  };
  expect(productDraft(typed, NO_PICTURES, undefined)).toMatchObject({
    price: '79.9',
    promo_percentage: '0.00',
  });
});

test('PROD-3 the discounted price is the host’s own, and there is none without a discount', () => {
  expect(discountedPrice('79.90', '20')).toBe('63.92');
  expect(discountedPrice('79,90', '12,5')).toBe('69.91');
  for (const promo of ['', '0.00', 'x', '101', '-5'])
    expect(discountedPrice('79.90', promo)).toBeUndefined();
  expect(discountedPrice('', '20')).toBeUndefined();
});

test('ADM-5 a copy is like its product but for its name and how many there are', () => {
  const copy = copiedValues(product, `${product.product_name} (copie)`, 'fr');
  expect(copy).toEqual({
    ...productValues(product, '', 'fr'),
    product_name: 'Robe Jasmin (copie)',
    colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: '' }] }],
  });
  expect(copiedValues(product, 'x'.repeat(300), 'fr').product_name).toHaveLength(200);
});

test('ADM-6 another colour comes in the sizes of the last one, its quantities to be filled in', () => {
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

test('ADM-6 a colour or a size said twice is told at the second one, however it is spelled', () => {
  const names = ['#17457F', ' #17457f', '#FFFFFF'];
  expect(names.map((_name, place) => isTwin(names, place))).toEqual([false, true, false]);
});
