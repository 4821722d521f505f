import { expect, test } from 'vitest';
import { shopUrl } from './shop-url.ts';

test('PROD-8 a product’s link to the shop has its name without spaces, and its id where it is known', () => {
  const product = { product_Id: '7', product_name: 'Robe d’été 50/50' };
  expect(shopUrl('https://shop.tn', product)).toBe(
    'https://shop.tn/product/robed%E2%80%99%C3%A9t%C3%A950%2F50?id=7',
  );
  expect(shopUrl('https://shop.tn/', { product_name: 'Robe' })).toBe(
    'https://shop.tn/product/robe',
  );
});
