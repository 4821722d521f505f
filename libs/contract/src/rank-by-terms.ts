import type { SearchTerms } from './product-search.ts';

/**
 * The products found by a search (NAV-8), best first: those in whose normalized name each term starts a word ("lin"
 * before "popeline"), then the others. Equal ones keep their order. The API server and its clients both use it.
 */
export function rankByTerms<Found>(
  found: readonly Found[],
  terms: SearchTerms,
  nameOf: (one: Found) => string,
): Found[] {
  const best: Found[] = [];
  const others: Found[] = [];
  for (const one of found) {
    const name = nameOf(one);
    const isBest = terms.every((words) => words.some((word) => startsWord(name, word)));
    (isBest ? best : others).push(one);
  }
  return [...best, ...others];
}

/** Whether a word of a normalized name starts with this text. */
function startsWord(name: string, text: string): boolean {
  for (let at = name.indexOf(text); at >= 0; at = name.indexOf(text, at + 1)) {
    if (!LETTER_OR_DIGIT.test(name[at - 1] ?? '')) return true;
  }
  return false;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
