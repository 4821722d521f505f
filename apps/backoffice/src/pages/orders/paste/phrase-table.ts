import { distance } from 'fastest-levenshtein';
import type { Token } from './tokens.ts';
import { keyForms, phraseKeys, stem } from './word-key.ts';

type Phrase<Value> = { keys: readonly string[]; value: Value };

/** A phrase that begins at a token. */
export type PhraseMatch<Value> = { value: Value; tokens: readonly Token[] };

/** Phrases by the key of their first word, the longest first. */
export type PhraseTable<Value> = ReadonlyMap<string, readonly Phrase<Value>[]>;

/** A table of phrases in any spelling that `wordKey` makes the same. The first one of two values has a phrase. */
export function phraseTable<Value>(
  entries: Iterable<readonly [phrase: string, value: Value]>,
): PhraseTable<Value> {
  const phrases = new Map<string, Phrase<Value>[]>();
  for (const [phrase, value] of entries) {
    const keys = phraseKeys(phrase);
    const [first] = keys;
    if (first === undefined) continue;
    const list = phrases.get(first) ?? [];
    phrases.set(first, list);
    list.push({ keys, value });
  }
  for (const list of phrases.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  return phrases;
}

/** The longest phrase that begins at a token, with Arabic prefixes, and optionally with a typing error. */
export function matchAt<Value>(
  phrases: PhraseTable<Value>,
  tokens: readonly Token[],
  index: number,
  isTolerant = false,
): PhraseMatch<Value> | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  let best: PhraseMatch<Value> | undefined;
  for (const form of keyForms(token.key)) {
    for (const key of [form, stem(form)]) {
      const phrase = phrases.get(key)?.find(({ keys }) => hasRest(keys, tokens, index));
      const length = phrase?.keys.length ?? 0;
      if (!phrase || length <= (best?.tokens.length ?? 0)) continue;
      best = { value: phrase.value, tokens: tokens.slice(index, index + length) };
    }
  }
  if (best || !isTolerant) return best;
  for (const [key, list] of phrases) {
    const phrase = list.find(({ keys }) => hasRest(keys, tokens, index));
    if (phrase && isTypingError(token.key, key)) {
      return {
        value: phrase.value,
        tokens: tokens.slice(index, index + phrase.keys.length),
      };
    }
  }
  return undefined;
}

function hasRest(keys: readonly string[], tokens: readonly Token[], index: number): boolean {
  return keys.slice(1).every((key, position) => {
    const token = tokens[index + 1 + position];
    return (
      token !== undefined &&
      !token.gap.includes('\n') &&
      (keyForms(token.key).includes(key) || stem(token.key) === stem(key))
    );
  });
}

const MIN_LENGTH = 5;
const LONG = 8;

/** Whether a word is another one with a letter wrong (two in a long word); short words have no typing errors. */
export function isTypingError(typed: string, word: string): boolean {
  if (typed.length < MIN_LENGTH || word.length < MIN_LENGTH || typed[0] !== word[0]) return false;
  if (Math.abs(typed.length - word.length) > 1) return false;
  const allowed = Math.min(typed.length, word.length) >= LONG ? 2 : 1;
  return distance(typed, word) <= allowed;
}
