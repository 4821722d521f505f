import { expect, test } from 'vitest';
import { isOneSize, sizeName } from './size-name.ts';

test('I18N-4 sizes that are words are translated, whatever their spelling', () => {
  for (const size of ['Taille unique', ' TAILLE  UNIQUE', 'TU', 'One size']) {
    expect(sizeName(size, 'en')).toBe('One size');
    expect(sizeName(size, 'fr')).toBe('Taille unique');
    expect(isOneSize(size)).toBe(true);
  }
  expect(['M', '38', 'Enfant'].some(isOneSize)).toBe(false);
  expect(sizeName('Grossesse', 'en')).toBe('Maternity');
});

test('I18N-4 a child’s age is translated into English', () => {
  const ages = ['6 mois', '1 mois', '2 ans', '1 an', '2-3 ans', '4 à 6 ans'];
  expect(ages.map((age) => sizeName(age, 'en'))).toEqual([
    '6 months',
    '1 month',
    '2 years',
    '1 year',
    '2-3 years',
    '4–6 years',
  ]);
  expect(ages.map((age) => sizeName(age, 'fr'))).toEqual(ages);
});

test('any other size is unchanged', () => {
  for (const size of ['XS', '38', '6,5', 'Cabas']) {
    expect(sizeName(` ${size}`, 'en')).toBe(size);
    expect(sizeName(size, 'fr')).toBe(size);
  }
});
