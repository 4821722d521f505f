import { expect, test } from 'vitest';
import { decimalFault, plainDecimal, quantityFault, typedDecimal } from './decimal-fault.ts';

test.each([
  ['79.90', undefined],
  ['79,9', undefined],
  [' 79 ', undefined],
  ['0', undefined],
  ['', 'required'],
  ['   ', 'required'],
  ['-1', 'too_small'],
  ['1000.01', 'too_big'],
  ['79.905', 'too_many_decimals'],
  ['7,9,0', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['abc', 'not_a_number'],
])('ADM-6 price and promo are numbers: %j is %s', (typed, fault) => {
  expect(decimalFault(typed, 100_000)).toBe(fault);
});

test('ADM-6 a comma is a decimal point, as French keyboards have it', () => {
  expect(plainDecimal(' 79,90 ')).toBe('79.90');
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
  expect(quantityFault(typed, 100)).toBe(fault);
});

test('ADM-6 an amount stands in the form as the language writes it', () => {
  expect([typedDecimal('79.90', 'fr'), typedDecimal('79.90', 'en')]).toEqual(['79,90', '79.90']);
});
