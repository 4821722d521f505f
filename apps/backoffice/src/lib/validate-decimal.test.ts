import { expect, test } from 'vitest';
import {
  decimalError,
  normalizeDecimal,
  quantityError,
  formatDecimalInput,
  reformatDecimalInput,
} from './validate-decimal.ts';

test.each([
  ['79.90', undefined],
  ['79,9', undefined],
  [' 79 ', undefined],
  ['79,9 DT', undefined],
  ['79,900', undefined],
  ['1 000,00', undefined],
  ['1 000,01', 'too_big'],
  ['0', undefined],
  ['', 'required'],
  ['   ', 'required'],
  ['-1', 'too_small'],
  ['1000.01', 'too_big'],
  ['20 %', 'not_a_number'],
  ['79.905', 'too_many_decimals'],
  ['7,9,0', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['abc', 'not_a_number'],
])('ADM-6 price and promo are numbers: %j is %s', (typed, fault) => {
  expect(decimalError(typed, 'money', 100_000)).toBe(fault);
});

test('ADM-6 a comma is a decimal point, as on French keyboards', () => {
  expect(normalizeDecimal(' 79,90 ', 'money')).toBe('79.90');
});

test.each([
  ['49,9 DT', '49,90', '49.90'],
  ['1 234,50', '1234,50', '1234.50'],
  ['150', '150,00', '150.00'],
  ['cher', 'cher', 'cher'],
  ['79.905', '79.905', '79.905'],
  ['', '', ''],
])('ADM-6 a field shows a typed amount with two decimals: %j is %s, %s', (typed, fr, en) => {
  expect([
    reformatDecimalInput(typed, 'money', 'fr'),
    reformatDecimalInput(typed, 'money', 'en'),
  ]).toEqual([fr, en]);
});

test.each([
  ['0', undefined],
  ['12', undefined],
  ['', 'required'],
  ['-3', 'too_small'],
  ['1.5', 'not_an_integer'],
  ['1,5', 'not_an_integer'],
  ['0x10', 'not_a_number'],
  ['101', 'too_big'],
])('ADM-6 a quantity is a whole number: %j is %s', (typed, fault) => {
  expect(quantityError(typed, 100)).toBe(fault);
});

test('ADM-6 an amount has the format of the language', () => {
  expect([formatDecimalInput('79.90', 'fr'), formatDecimalInput('79.90', 'en')]).toEqual([
    '79,90',
    '79.90',
  ]);
});
