import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '@shop/contract/fold';
import { splitAtMatches } from './split-at-matches.ts';

/** The text with its matches in brackets. */
const marked = (text: string, lookedFor: string) =>
  splitAtMatches(text, lookedFor)
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
  ['Robe', 'zzz', 'Robe'],
  ['Robe', '', 'Robe'],
  ['Robe (bleue)', '(b', 'Robe [(b]leue)'],
])('NAV-8 in %j, %j marks %j', (text, lookedFor, expected) => {
  expect(marked(text, lookedFor)).toBe(expected);
});

test('NAV-8 whatever is looked for, the pieces are the text, and each mark folds to it', () => {
  const letter = fc.constantFrom(...Array.from('aàÀeéœŒæßŁ \u00A0\u0301🌸ﬁİΣς1.'));
  const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (name, lookedFor) => {
      const pieces = splitAtMatches(name, lookedFor);
      expect(pieces.map((piece) => piece.text).join('')).toBe(name);
      for (const piece of pieces.filter(({ isMatch }) => isMatch)) {
        expect(fold(piece.text)).toContain(fold(lookedFor));
      }
    }),
  );
});
