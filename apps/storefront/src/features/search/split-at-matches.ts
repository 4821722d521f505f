import { fold } from '@shop/contract/fold';

/** A piece of a text, where in it the piece begins, and whether it is what was looked for. */
export type Piece = { text: string; start: number; isMatch: boolean };

/** A letter as it stands in the text, and what it folds to: "É" → "e", "œ" → "oe", an accent → "". */
type Letter = { text: string; folded: string };

/**
 * Cuts a text where it holds what was looked for, compared as the search compares: case, accents and
 * ligatures folded ("coeur" is found in "Cœur"). A match that ends within a ligature takes all of it.
 * The pieces together are the text, letter for letter.
 */
export function splitAtMatches(text: string, lookedFor: string): Piece[] {
  const wanted = fold(lookedFor);
  const letters = lettersOf(text);
  const folded = letters.map((letter) => letter.folded).join('');
  // A letter that folds otherwise alone than in its word leaves the text unmarked.
  if (wanted === '' || folded.trimEnd() !== fold(text)) return [{ text, start: 0, isMatch: false }];
  const found = matchesIn(folded, wanted);
  const pieces: Piece[] = [];
  let at = 0;
  let start = 0;
  for (const letter of letters) {
    const end = at + letter.folded.length;
    const isMatch =
      letter.folded === ''
        ? pieces.at(-1)?.isMatch === true
        : found.some((place) => place < end && at < place + wanted.length);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter.text;
    else pieces.push({ text: letter.text, start, isMatch });
    start += letter.text.length;
    at = end;
  }
  return pieces;
}

/** Each letter with its fold; of a run of spaces the first folds to one, as those at the start do to none. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let before = ' ';
  for (const letter of text) {
    const folded = /\s/u.test(letter) ? ' ' : fold(letter);
    const isRepeated = folded === ' ' && before === ' ';
    letters.push({ text: letter, folded: isRepeated ? '' : folded });
    before = folded || before;
  }
  return letters;
}

function matchesIn(folded: string, wanted: string): number[] {
  const starts: number[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    starts.push(at);
  }
  return starts;
}
