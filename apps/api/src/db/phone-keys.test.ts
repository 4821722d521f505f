import { expect, test } from 'vitest';
import { firstPhoneKey, phoneKeys } from './phone-keys.ts';

const ONE = '98765432';
const BOTH = ['98765432', '22111333'];

test.each([
  ['98765432', [ONE]],
  ['98 765 432', [ONE]],
  ['98.765.432', [ONE]],
  ['98/765/432', [ONE]],
  ['+216 98 765 432', [ONE]],
  ['00216 98765432', [ONE]],
  ['21698765432', [ONE]],
  ['(+216) 98-765-432', [ONE]],
  ['٩٨ ٧٦٥ ٤٣٢', [ONE]],
  ['+٢١٦ ٩٨٧٦٥٤٣٢', [ONE]],
  ['\u202A+216 98 765 432\u202C', [ONE]],
  ['９８７６５４３２', [ONE]],
  ['98 765 432 (Amira)', [ONE]],
  ['tél. 98 765 432', [ONE]],
  ['98 765 432 / 98765432', [ONE]],
  ['98 765 432 / 22 111 333', BOTH],
  ['98765432/22111333', BOTH],
  ['98 765 432 ou 22 111 333', BOTH],
  ['98765432, +216 22 111 333', BOTH],
  ['+21698765432 +21622111333', BOTH],
  ['98765432 22111333', BOTH],
  ['98765432-22111333', BOTH],
  ['0021698765432 0021622111333', BOTH],
  ['٩٨٧٦٥٤٣٢ و ٢٢١١١٣٣٣', BOTH],
  ['98 765 432 et 98 765 43', [ONE, '9876543']],
  ['+33 6 12 34 56 78', ['33612345678']],
  ['0033 6 12 34 56 78 / 98765432', ['33612345678', ONE]],
  ['9876', ['9876']],
  ['pas de téléphone', ['pas de telephone']],
  ['+', ['+']],
  ['', []],
])('customers: the phone field %j has the numbers %j', (typed, keys) => {
  expect(phoneKeys(typed)).toEqual(keys);
});

test.each([
  '98 765 432 / 22 111 333',
  '098765432',
  '0 98 765 432',
  '+216 098 765 432',
  '+216 216 98765432',
  '00 00216 98765432',
  '000000000000 98765432',
  '९८७६५४३२',
])('O15 the orders with the phone field %j are counted with those of 98765432', (typed) => {
  expect(firstPhoneKey(typed)).toBe(ONE);
});

test.each([
  ['21612345', '21612345'],
  ['0033 6 12 34 56 78', '33612345678'],
  ['', ''],
])('O15 the number of the phone field %j is whole: %j', (typed, key) => {
  expect(firstPhoneKey(typed)).toBe(key);
});
