import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { searchTerms } from '@shop/contract/product-search';
import { highlightMatches } from './highlight-matches.ts';

/** The text with its matches in brackets. */
const highlighted = (text: string, search: string) =>
  highlightMatches(text, search)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Écharpe Hammamet', 'ECH', '[Éch]arpe Hammamet'],
  ['Broche cœur', 'coeur', 'Broche [cœur]'],
  ['Broche cœur', 'co', 'Broche [cœ]ur'],
  ['Robe E\u0301te\u0301 longue', 'ete', 'Robe [E\u0301te\u0301] longue'],
  ['Robe  longue', 'be lo', 'Ro[be  lo]ngue'],
  ['\u00A0Sac  ', ' sac ', '\u00A0[Sac]  '],
  ['Sac sac SAC', 'sac', '[Sac] [sac] [SAC]'],
  ['🌸 Fleur ﬁne', 'fin', '🌸 Fleur [ﬁn]e'],
  ['Aaaa', 'aa', '[Aaaa]'],
  ['Tablier de l’atelier', "l'atelier", 'Tablier de [l’atelier]'],
  ['T-shirt rayé', 't shirt', '[T-shirt] rayé'],
  ['Robe – mi-longue', 'robe mi longue', '[Robe – mi-longue]'],
  ['Robe longue à volants', 'volants robe', '[Robe] longue à [volants]'],
  ['Écharpe en laine', 'wool scarf', '[Écharpe] en [laine]'],
  ['Robe', 'zzz', 'Robe'],
  ['Robe', '', 'Robe'],
  ['Robe (bleue)', '(b', 'Robe [(b]leue)'],
])('NAV-8 in %j, the search %j highlights %j', (text, search, expected) => {
  expect(highlighted(text, search)).toBe(expected);
});

test('NAV-8 for any search, the pieces are the whole text, and each match contains a searched word when normalized', () => {
  const letter = fc.constantFrom(...Array.from('aàÀeéœŒæßŁ \u00A0\u0301🌸ﬁİΣς1.’-–'));
  const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (name, search) => {
      const pieces = highlightMatches(name, search);
      expect(pieces.map((piece) => piece.text).join('')).toBe(name);
      for (const piece of pieces.filter(({ isMatch }) => isMatch)) {
        const words = [normalizeForSearch(search), ...searchTerms(search).flat()];
        const found = normalizeForSearch(piece.text);
        expect(words.some((word) => found.includes(word))).toBe(true);
      }
    }),
  );
});
