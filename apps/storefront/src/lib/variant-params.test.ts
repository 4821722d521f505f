import { expect, test } from 'vitest';
import { isColorParam, readVariant, writeVariant } from './variant-params.ts';

test('the chosen colour and size replace those of the URL; the other parameters stay', () => {
  const query = new URLSearchParams('id=7&utm_source=ig&color=ffffff&size=S');
  const chosen = writeVariant(query, { color: '#17457F', size: 'M' });
  expect(String(chosen)).toBe('id=7&utm_source=ig&color=17457f&size=M');
  expect(readVariant(chosen)).toEqual({ color: '17457f', size: 'M' });
  expect(String(writeVariant(chosen, { color: null, size: null }))).toBe('id=7&utm_source=ig');
});

test('PROD-8 a URL without an id has no variant', () => {
  expect(readVariant(new URLSearchParams('color=17457f&size=M'))).toEqual({
    color: null,
    size: null,
  });
});

test('a colour of the API is recognised in a URL, with or without its hash', () => {
  expect(isColorParam('#17457F', '17457f')).toBe(true);
  expect(isColorParam('#17457F', '#17457F')).toBe(true);
  expect(isColorParam('Bleu nuit', 'bleu nuit')).toBe(true);
  expect(isColorParam('#17457F', 'ffffff')).toBe(false);
});
