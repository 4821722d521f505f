import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';
import type { ProductFields } from './entities/product.ts';

const base: ProductFields = {
  product_name: 'Robe',
  description: '',
  price: '50.00',
  promo_percentage: '0.00',
  badge: 'No Badge',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: false,
};

test('ADM-6 a field that only the form changes is no conflict', () => {
  expect(changedFields(base, base, { ...base, price: '40.00' })).toEqual({});
});

test('ADM-6 each field that someone else changed is a conflict, whether the form changes it or not', () => {
  const current = { ...base, price: '45.00', is_popular: true };
  expect(changedFields(base, current, { ...base, price: '40.00' })).toEqual({
    price: '45.00',
    is_popular: true,
  });
});

test('ADM-6 the same change by two people is no conflict', () => {
  const changed = { ...base, price: '45.00' };
  expect(changedFields(base, changed, changed)).toEqual({});
});
