import { isPhone } from '@shop/contract/phone';
import { expect, test } from 'vitest';
import { formatPhoneInput } from './format-phone-input.ts';

test.each([
  '98765432',
  '98 765 432',
  '98.765.432',
  '+21698765432',
  '00216 98 765 432',
  '(98) 765-432',
  '\u202A+\u0662\u0661\u066698765432\u202C',
])('CMD-1 the Tunisian number %s is formatted as +216 98 765 432', (typed) => {
  expect(formatPhoneInput(typed)).toBe('+216 98 765 432');
  expect(formatPhoneInput(formatPhoneInput(typed))).toBe('+216 98 765 432');
});

test.each([
  '+33 6 12 34 56 78',
  '0033 6 12 34 56 78',
  '+290 12345',
  '98 765 432 (après 18 h)',
  '98 765 43',
  '',
])('CMD-1 any other text is unchanged: %s', (typed) => {
  expect(formatPhoneInput(typed)).toBe(typed);
});

test.each(['+33 6 12 34 56 78', '0033612345678', '+290 12345', '98765432'])(
  'CMD-1 a real number is valid: %s',
  (typed) => {
    expect(isPhone(formatPhoneInput(typed))).toBe(true);
  },
);
