import { expect, test } from 'vitest';
import { normalizeForSearch, searchWords } from './normalize-for-search.ts';

test('NAV-8 case, accents, ligatures and spaces do not matter', () => {
  expect(normalizeForSearch('  Écharpe   en LAINE bœuf ')).toBe('echarpe en laine boeuf');
  expect(normalizeForSearch('İstanbul ﬁne')).toBe('istanbul fine');
});

test.each([
  "l'atelier",
  'l’atelier',
  'l‘atelier',
  'lʼatelier',
  'l´atelier',
  'l`atelier',
  'L-Atelier',
])('NAV-8 %j is found as "l atelier"', (text) => {
  expect(normalizeForSearch(text)).toBe('l atelier');
});

test.each(['T-shirt', 'T‑shirt', 'T–shirt', 'T — shirt', 'T−shirt', 't shirt', ' -T- shirt’ '])(
  'NAV-8 %j is found as "t shirt"',
  (text) => {
    expect(normalizeForSearch(text)).toBe('t shirt');
  },
);

test('NAV-8 a normalized text does not change, and other punctuation is not removed', () => {
  expect(normalizeForSearch('robe (bleue), 100 %')).toBe('robe (bleue), 100 %');
  const once = normalizeForSearch("Jupe d'Été mi-longue");
  expect(normalizeForSearch(once)).toBe(once);
});

test.each([
  ['Mohamed Ali', ['mohamed', 'ali']],
  ['12, rue du Phare.', ['12', 'rue', 'du', 'phare']],
  ['Ben-Salah ben', ['ben', 'salah']],
  [' , ', [',']],
  ['', ['']],
])('ADM-8 the words of the search %j are %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
