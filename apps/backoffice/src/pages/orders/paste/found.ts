import type { Reading } from './proposal.ts';
import type { Token } from './tokens.ts';

/** A value that was read, with its words: words of a value that is not proposed are shown as not read. */
export type Found = { reading: Reading; tokens: readonly Token[] };

/** Two parts of one field in the order of the text: "Menzah 6" and "12 rue de la Paix". */
export function joinFound(a: Found | undefined, b: Found | undefined): Reading | undefined {
  if (!a || !b) return (a ?? b)?.reading;
  const isBefore = (a.tokens[0]?.start ?? 0) <= (b.tokens[0]?.start ?? 0);
  const [first, second] = isBefore ? [a.reading, b.reading] : [b.reading, a.reading];
  return {
    value: `${first.value}, ${second.value}`,
    from: first.from === second.from ? first.from : `${first.from} … ${second.from}`,
    isGuess: first.isGuess || second.isGuess,
  };
}
