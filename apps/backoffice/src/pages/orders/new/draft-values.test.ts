import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { newLine, type KnownProducts } from '../form/order-form-values.ts';
import { draftRequest, draftTotal, emptyDraft, withProposal } from './draft-values.ts';

const caftan: Product = {
  product_Id: '1',
  product_name: 'Caftan',
  description: '',
  price: '80.00',
  promo_percentage: '0.00',
  discounted_price: '80.00',
  badge: 'No Badge',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: false,
  product_images: [],
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 4 }] }],
};
const products: KnownProducts = new Map([['1', caftan]]);
const draft = {
  ...emptyDraft(),
  lines: [{ ...newLine(caftan), quantity: '2' }],
  client_name: ' Amira ',
  number: '98765432',
  street: '4, rue des Oliviers',
  city: 'Sfax',
};

test('the total has the prices of now, the shipping and the reduction', () => {
  expect(draftTotal(draft, products)).toBe('168.00');
  expect(draftTotal({ ...draft, reduction: '5,5' }, products)).toBe('162.50');
  expect(draftTotal(draft, new Map())).toBeUndefined();
});

test('the request is the draft without outer spaces, and without removed lines', () => {
  const removed = { ...newLine(caftan), isRemoved: true };
  const request = draftRequest({ ...draft, lines: [...draft.lines, removed] }, products, true);
  expect(request).toEqual({
    client_name: 'Amira',
    number: '98765432',
    street: '4, rue des Oliviers',
    city: 'Sfax',
    command_products: [{ product: '1', color: '#17457F', size: 'M', quantity: 2 }],
    total_amount: '168.00',
    source: 'phone',
    confirmed: true,
  });
});

test('a reduction with its reason and a note are sent when there are any, and no reduction by the staff', () => {
  const values = { ...draft, reduction: '5', reduction_reason: 'Fidèle', note: ' Le soir ' };
  expect(draftRequest(values, products, true)).toMatchObject({
    reduction: '5.00',
    reduction_reason: 'Fidèle',
    total_amount: '163.00',
    note: 'Le soir',
  });
  expect(draftRequest({ ...draft, reduction: '' }, products, false)).not.toHaveProperty(
    'reduction',
  );
});

test('a proposal fills in what it has, adds its lines and keeps the rest', () => {
  const proposed = withProposal(draft, {
    client_name: 'Salma',
    city: '',
    source: 'whatsapp',
    lines: [newLine(caftan)],
  });
  expect(proposed).toMatchObject({ client_name: 'Salma', city: 'Sfax', source: 'whatsapp' });
  expect(proposed.lines).toHaveLength(2);
});
