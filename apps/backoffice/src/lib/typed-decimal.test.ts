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
  ['٤٩٫٩', '49.9'],
  ['\u200F٤٩٫٩٠٠ د.ت.\u200F', '49.900'],
  ['٤٩,٩ د.ت', '49.9'],
  ['۱٬۲۳۴٫۵', '1234.5'],
  ['49,5 د.ت.', '49.5'],
  ['1 234,50', '1234.50'],
  ['1\u202F234,50\u00A0DT', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234', '1234'],
  ['12 345 678', '12345678'],
  ['1’234.50', '1234.50'],
  [',5', '0.5'],
  ['-5', '-5'],
  ['−5 DT', '-5'],
])('ADM-6 an amount is read as people type it: %j is %s', (typed, number) => {
  expect(readTypedDecimal(typed, 'money')).toBe(number);
});

test.each([
  ['20 %', '20'],
  ['% 20', '20'],
  ['−5 %', '-5'],
  ['12,5%', '12.5'],
  ['٢٠٪', '20'],
])('ADM-6 a percentage is read as people type it: %j is %s', (typed, number) => {
  expect(readTypedDecimal(typed, 'percent')).toBe(number);
});

test('ADM-6 a price in percent and a percentage in dinars are no numbers', () => {
  expect(readTypedDecimal('20 %', 'money')).toBe('20 %');
  expect(readTypedDecimal('20 DT', 'percent')).toBe('20 DT');
  expect(readTypedDecimal('49 DT 900', 'percent')).toBe('49 DT 900');
});

test.each(['cher', '7,9,0', '12 34', '1 23,50', '1.23,50', '1e3', '49 €', '1.234.567,8,9'])(
  'ADM-6 a text that is no number stays as it is: %j',
  (typed) => {
    expect(readTypedDecimal(` ${typed} `, 'money')).toBe(typed);
  },
);

test('ADM-6 nothing typed is nothing', () => {
  expect(readTypedDecimal('  ', 'money')).toBe('');
});
