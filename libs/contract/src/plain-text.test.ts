import { expect, test } from 'vitest';
import { isPlainText, isVisible, plainText } from './plain-text.ts';

test.each([
  ['a name copied from a message', ' \u2068أمينة بن صالح\u2069 ', 'أمينة بن صالح'],
  [
    'an address with a tab and a line break',
    '12, rue du Jasmin\t\nLa Marsa',
    '12, rue du Jasmin  La Marsa',
  ],
  ['an override', 'a\u202Eb', 'ab'],
  ['a deprecated format character', 'a\u206Ab', 'ab'],
  ['a separator of lines', 'a\u2028b', 'a b'],
])('plain text of %s', (_case, typed, plain) => {
  expect(plainText(typed)).toBe(plain);
  expect(isPlainText(plain)).toBe(true);
  expect(isPlainText(typed)).toBe(false);
});

test('a text of several lines keeps its tabs and line breaks only', () => {
  const typed = 'Bonjour,\r\n\tmerci\u0007 !';
  expect(plainText(typed, { hasLines: true })).toBe('Bonjour,\r\n\tmerci  !');
  expect(isPlainText('Bonjour,\n\tmerci', { hasLines: true })).toBe(true);
});

test('marks of letters and joiners stay', () => {
  const name = 'می\u200Cخواهم \u200Fé';
  expect(plainText(name)).toBe(name);
  expect(isPlainText(name)).toBe(true);
});

test.each(['\u200B\u200B', '\u3164', ' \u00A0\u2800', '\u200D\u00AD', '\uFE0F', '\u034F', ''])(
  'the text %j shows nothing',
  (text) => {
    expect(isVisible(text)).toBe(false);
  },
);

test.each(['a', '\u200Bأ', '5', '…'])('the text %j is visible', (text) => {
  expect(isVisible(text)).toBe(true);
});
