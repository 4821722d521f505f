import { expect, test } from 'vitest';
import { readTypedDecimal } from './typed-decimal.ts';

test.each([
  ['49,9', '49.9'],
  ['49.9', '49.9'],
  ['49,9 DT', '49.9'],
  ['49,9DT', '49.9'],
  ['49,900 TND', '49.900'],
  ['TND 49.90', '49.90'],
  ['49 dinars', '49'],
  ['49 DT 900', '49.900'],
  ['49dt900', '49.900'],
  ['49,5 د.ت', '49.5'],
  ['49,5 د.ت.', '49.5'],
  ['1 234,50', '1234.50'],
  ['1\u202F234,50\u00A0DT', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234', '1234'],
  ['12 345 678', '12345678'],
  ['1’234.50', '1234.50'],
  [',5', '0.5'],
  ['20 %', '20'],
  ['-5', '-5'],
  ['−5 %', '-5'],
])('ADM-6 an amount is read as people type it: %j is %s', (typed, number) => {
  expect(readTypedDecimal(typed)).toBe(number);
});

test.each(['cher', '7,9,0', '12 34', '1 23,50', '1.23,50', '1e3', '49 €', '1.234.567,8,9'])(
  'ADM-6 a text that is no number stays as it is: %j',
  (typed) => {
    expect(readTypedDecimal(` ${typed} `)).toBe(typed);
  },
);

test('ADM-6 nothing typed is nothing', () => {
  expect(readTypedDecimal('  ')).toBe('');
});
