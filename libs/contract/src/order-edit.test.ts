import { expect, test } from 'vitest';
import { describeOrderEdit, isEmptyEdit, type EditableContent } from './order-edit.ts';

const line = { product: '1', product_name: 'Caftan', color: '#17457F', size: 'M', quantity: 2 };
const before: EditableContent = {
  client_name: 'Amira',
  number: '98765432',
  city: 'Sfax',
  street: '4, rue des Oliviers',
  reduction: '0.00',
  reduction_reason: '',
  total_amount: '135.84',
  lines: [line],
};

test('an equal content has no difference, also with its lines in another order, split or spelled otherwise', () => {
  const lines = [
    { ...line, size: ' m', color: '#17457f', quantity: 1 },
    { ...line, quantity: 1 },
  ];
  expect(isEmptyEdit(describeOrderEdit(before, before))).toBe(true);
  expect(isEmptyEdit(describeOrderEdit(before, { ...before, lines }))).toBe(true);
});

test('the difference has the pieces of each added, removed and changed variant', () => {
  const other = { ...line, product: '2', product_name: 'Foulard' };
  const from = { ...before, lines: [line, { ...line, size: 'S' }] };
  const to = { ...before, lines: [{ ...line, quantity: 3 }, other] };
  const variant = { product_name: 'Caftan', color: '#17457F' };
  expect(describeOrderEdit(from, to).lines).toEqual([
    { ...variant, size: 'M', before: 2, after: 3 },
    { ...variant, size: 'S', before: 2, after: 0 },
    { ...variant, product_name: 'Foulard', size: 'M', before: 0, after: 2 },
  ]);
});

test('the difference has each other field that changed, before and after', () => {
  const after = { ...before, city: 'Gabès', reduction: '5.00', total_amount: '130.84' };
  expect(describeOrderEdit(before, after).fields).toEqual([
    { field: 'city', before: 'Sfax', after: 'Gabès' },
    { field: 'reduction', before: '0.00', after: '5.00' },
    { field: 'total_amount', before: '135.84', after: '130.84' },
  ]);
});
