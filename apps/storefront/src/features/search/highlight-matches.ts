import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { searchTerms } from '@shop/contract/product-search';

/** A piece of a text with its index in the text, and whether it matches the search. */
export type Piece = { text: string; start: number; isMatch: boolean };

/** A letter of the text with its normalized form: "É" → "e", "œ" → "oe", an accent → "". */
type Letter = { text: string; normalized: string };

/**
 * Splits a text into matches of a search and the text between them. Both are compared as in the search: case,
 * accents, ligatures, apostrophes and hyphens are normalized ("coeur" is found in "Cœur"). Where the text does not
 * contain the whole search, the words that the search finds are the matches ("robe" for "dress"). A match that ends
 * within a ligature includes the whole ligature. The joined pieces are the unchanged text.
 */
export function highlightMatches(text: string, search: string): Piece[] {
  const normalizedSearch = normalizeForSearch(search);
  const letters = lettersOf(text);
  const normalized = letters.map((letter) => letter.normalized).join('');
  // Without matches when letters alone have another normalized form than in their word.
  if (normalizedSearch === '' || normalized.trimEnd() !== normalizeForSearch(text))
    return [{ text, start: 0, isMatch: false }];
  const wanted = normalized.includes(normalizedSearch)
    ? [normalizedSearch]
    : searchTerms(search)
        .flat()
        .filter((word) => word.length > 1);
  const matches = wanted.flatMap((word) => findMatches(normalized, word));
  const pieces: Piece[] = [];
  let position = 0;
  let start = 0;
  for (const letter of letters) {
    const end = position + letter.normalized.length;
    const isMatch =
      letter.normalized === ''
        ? pieces.at(-1)?.isMatch === true
        : matches.some((match) => match.start < end && position < match.end);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter.text;
    else pieces.push({ text: letter.text, start, isMatch });
    start += letter.text.length;
    position = end;
  }
  return pieces;
}

/** Each letter with its normalized form; a run of separators becomes one space, and none at the start. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let previous = ' ';
  for (const letter of text) {
    // Between two dots, because a separator at the end of a text is trimmed.
    const normalized = normalizeForSearch(`.${letter}.`).slice(1, -1);
    const isRepeated = normalized === ' ' && previous === ' ';
    letters.push({ text: letter, normalized: isRepeated ? '' : normalized });
    previous = normalized || previous;
  }
  return letters;
}

function findMatches(normalized: string, word: string): { start: number; end: number }[] {
  const matches: { start: number; end: number }[] = [];
  for (
    let start = normalized.indexOf(word);
    start >= 0;
    start = normalized.indexOf(word, start + word.length)
  ) {
    matches.push({ start, end: start + word.length });
  }
  return matches;
}
