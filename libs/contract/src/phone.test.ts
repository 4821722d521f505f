import { expect, test } from 'vitest';
import { isPhone, normalizePhone, phoneDigits } from './phone.ts';
import { tunisianDigits } from './tunisian-phone.ts';

test.each([
  ['plain', '98765432'],
  ['grouped', '98 765 432'],
  ['with dots', '98.765.432'],
  ['with a dash and brackets', '(98) 765-432'],
  ['with a slash', '98/765/432'],
  ['with no-break spaces', '98\u00A0765\u202F432'],
  ['with a non-breaking hyphen', '98\u2011765\u2011432'],
  ['with +216', '+216 98 765 432'],
  ['with 00216', '00216 98 765 432'],
  ['with 216', '21698765432'],
  ['with a full-width plus', '\uFF0B216 98765432'],
  ['in Arabic digits', '\u0669\u0668\u0667\u0666\u0665\u0664\u0663\u0662'],
  [
    'in Arabic digits with +216',
    '+\u0662\u0661\u0666 \u0669\u0668 \u0667\u0666\u0665 \u0664\u0663\u0662',
  ],
  ['in Persian digits', '\u06F9\u06F8\u06F7\u06F6\u06F5\u06F4\u06F3\u06F2'],
  ['in full-width digits', '\uFF19\uFF18\uFF17\uFF16\uFF15\uFF14\uFF13\uFF12'],
  ['in Devanagari digits', '\u096F\u096E\u096D\u096C\u096B\u096A\u0969\u0968'],
  [
    'in mathematical digits',
    '\u{1D7F5}\u{1D7F4}\u{1D7F3}\u{1D7F2}\u{1D7F1}\u{1D7F0}\u{1D7EF}\u{1D7EE}',
  ],
  ['copied with direction marks', '\u202A+216 98 765 432\u202C'],
  ['copied with isolates and a word joiner', '\u2066\u206098765432\u2069'],
  ['copied with a zero-width space and a byte order mark', '\uFEFF98\u200B765\u200B432'],
])('CMD-1 a Tunisian number %s is understood', (_notation, typed) => {
  expect(tunisianDigits(typed)).toBe('98765432');
  expect(isPhone(typed)).toBe(true);
});

test.each([
  ['seven digits', '98 765 43'],
  ['nine digits', '98 765 4321'],
  ['+216 and seven digits', '+216 98 765 43'],
  ['a French number', '+33 6 12 34 56 78'],
  ['another prefix with eight digits in all', '+290 12345'],
  ['a remark', '98 765 432 (après 18 h)'],
  ['two numbers', '98 765 432 / 22 333 444'],
  ['a word', 'appelez-moi'],
  ['nothing', ' '],
])('CMD-1 %s are not the eight digits of a Tunisian number', (_text, typed) => {
  expect(tunisianDigits(typed)).toBeUndefined();
});

test('CMD-1 normalization changes digits and invisible characters only', () => {
  expect(normalizePhone('\u200F+\u0663\u0663 \u0666 12 34 56 78 (bureau) ')).toBe(
    '+33 6 12 34 56 78 (bureau)',
  );
});

test('P1 a phone has the same digits in each notation', () => {
  expect(phoneDigits('00216 98 765 432')).toBe('21698765432');
  expect(phoneDigits('+\u0662\u0661\u066698765432')).toBe('21698765432');
});
