import { expect, test } from 'vitest';
import { visibleChanges } from './visible-changes.ts';

const fieldsOf = (changes: Parameters<typeof visibleChanges>[0]) =>
  visibleChanges(changes).fields.map(({ field }) => field);

test('a product that was added has its name as heading, and no default values', () => {
  const changes = {
    product_Id: { after: '7' },
    product_name: { after: 'Robe' },
    price: { after: '80.00' },
    discounted_price: { after: '80.00' },
    promo_percentage: { after: '0.00' },
    badge: { after: 'No Badge' },
    material: { after: '' },
  };
  expect(visibleChanges(changes).productName).toBe('Robe');
  expect(fieldsOf(changes)).toEqual(['price']);
});

test('a renamed product has both its names, and values that were changed to a default', () => {
  const changes = {
    product_name: { before: 'Robe', after: 'Robe longue' },
    promo_percentage: { before: '20.00', after: '0.00' },
    price: { before: '80.00', after: '80.00' },
    discounted_price: { before: '64.00', after: '80.00' },
  };
  expect(visibleChanges(changes).productName).toBeUndefined();
  expect(fieldsOf(changes)).toEqual([
    'product_name',
    'promo_percentage',
    'price',
    'discounted_price',
  ]);
});
