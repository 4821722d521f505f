import { expect, test } from 'vitest';
import { NO_IMAGES, product } from '../testing/sample-product.ts';
import { duplicateValues, discountedPrice, productDraft, productValues } from './product-values.ts';

test.each(['fr', 'en'] as const)(
  'ADM-7 a form saved as it was loaded sends the product as it was: %s',
  (language) => {
    const draft = productDraft(productValues(product, language), NO_IMAGES);
    expect(draft).toEqual({
      product_name: 'Robe Jasmin',
      description: 'Lin.',
      material: '',
      care: '',
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

test('ADM-7 the texts of material and care are sent as they were loaded, and a duplicate has them', () => {
  const own = { ...product, material: '100 % lin', care: 'Lavage à 30 °C' };
  const texts = { material: '100 % lin', care: 'Lavage à 30 °C' };
  expect(productDraft(productValues(own, 'fr'), NO_IMAGES)).toMatchObject(texts);
  expect(duplicateValues(own, 'Copie', 'fr')).toMatchObject(texts);
});

test('ADM-6 typed amounts are sent in the contract’s format', () => {
  const typed = {
    ...productValues(product, 'fr'),
    price: '1 079,9 DT',
    promo_percentage: ' ',
  };
  expect(productDraft(typed, NO_IMAGES)).toMatchObject({
    price: '1079.90',
    promo_percentage: '0.00',
  });
});

test('ADM-6 the discounted price equals the API server’s; undefined without a discount', () => {
  expect(discountedPrice('79.90', '20')).toBe('63.92');
  expect(discountedPrice('79,90', '12,5')).toBe('69.91');
  for (const promo of ['', '0.00', 'x', '101', '-5'])
    expect(discountedPrice('79.90', promo)).toBeUndefined();
  expect(discountedPrice('', '20')).toBeUndefined();
});

test('ADM-5 a duplicate equals its product except for name and quantities', () => {
  const copy = duplicateValues(product, `${product.product_name} (copie)`, 'fr');
  expect(copy).toEqual({
    ...productValues(product, 'fr'),
    product_name: 'Robe Jasmin (copie)',
    colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: '' }] }],
  });
  expect(duplicateValues(product, 'x'.repeat(300), 'fr').product_name).toHaveLength(200);
});
