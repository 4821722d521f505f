import { NAME_LABELS, ONLY_FIRST_NAME, STREET_WORDS, WEAK_NAME_LABELS } from './field-words.ts';
import { FILLER_WORDS } from './filler-words.ts';
import { isLabelAt, placeAt } from './find-address.ts';
import { FIRST_NAMES } from './first-names.ts';
import { matchAt, phraseTable } from './phrase-table.ts';
import type { Reading } from './proposal.ts';
import { contextOf, markAs, textOf, type Token } from './tokens.ts';
import { normalizeWord, wordKey } from './word-key.ts';
import { phrasesOf, wordsOf } from './word-list.ts';

const LABELS = phraseTable(phrasesOf(NAME_LABELS).map((phrase) => [phrase, true]));
/** In forms with a separate field for the family name. */
const FIRST_NAME_LABELS = phraseTable(phrasesOf(ONLY_FIRST_NAME).map((phrase) => [phrase, true]));
const WEAK_LABELS = phraseTable(phrasesOf(WEAK_NAME_LABELS).map((phrase) => [phrase, true]));
const STREETS = phraseTable(phrasesOf(STREET_WORDS).map((phrase) => [phrase, true]));
const KNOWN = new Set(wordsOf(FIRST_NAMES).map(wordKey));
const FILLERS = new Set(wordsOf(FILLER_WORDS).map(normalizeWord));
/** Longer ones in any spelling: the key of a short word is that of other words ("tee" and "te"). */
const MIN_ANY_SPELLING = 4;
const FILLER_KEYS = new Set(
  [...FILLERS].map(wordKey).filter((key) => key.length >= MIN_ANY_SPELLING),
);
const TITLES = new Set(wordsOf('mme mlle madame monsieur mr mrs ms sidi si lella'));
/** Parts of family names that are words of a conversation too. */
const PARTICLES = new Set(wordsOf('ben bel el al bin بن بو ال'));
const MAX_WORDS = 4;

/** Whether a word is one of a conversation, from which no field is read. */
export function isFiller(token: Token): boolean {
  return FILLERS.has(token.normalized) || FILLER_KEYS.has(token.key);
}

/** A name after a label such as "nom:" or "ismi". */
export function findLabelledName(text: string, tokens: readonly Token[]): Reading | undefined {
  const first = afterLabel(text, tokens, FIRST_NAME_LABELS);
  const name = afterLabel(text, tokens, LABELS) ?? afterLabel(text, tokens, WEAK_LABELS);
  if (!first || !name) return first ?? name;
  return {
    value: `${first.value} ${name.value}`,
    from: first.from === name.from ? name.from : `${first.from} … ${name.from}`,
    isGuess: false,
  };
}

function afterLabel(
  text: string,
  tokens: readonly Token[],
  labels: typeof LABELS,
): Reading | undefined {
  for (const token of tokens) {
    const label = token.use ? undefined : matchAt(labels, tokens, token.index);
    if (!label || label.tokens.some(({ use }) => use)) continue;
    let start = token.index + label.tokens.length;
    while (TITLES.has(tokens[start]?.normalized ?? '')) start += 1;
    const first = tokens[start];
    if (!first || first.gap.includes('\n')) continue;
    const name = collect(tokens, start);
    // After "je suis" a place or an adjective can follow.
    if (name.length === 0 || (labels === WEAK_LABELS && !KNOWN.has(first.key))) continue;
    markAs('label', label.tokens);
    return read(text, name, false);
  }
  return undefined;
}

/** Whether a word is a known first name. */
export function isFirstName({ key }: Token): boolean {
  return KNOWN.has(key);
}

/** A name without a label that begins with a known first name. */
export function findKnownName(text: string, tokens: readonly Token[]): Reading | undefined {
  const known = tokens
    .filter((token) => !token.use && isFirstName(token) && !isFiller(token))
    .map((token) => collect(tokens, token.index));
  const best = longest(known);
  return best && read(text, best, false);
}

/** A guess at a name: a clause of words that are nothing else, beside a phone number or an address. */
export function guessName(
  text: string,
  tokens: readonly Token[],
  isOtherWord: (token: Token) => boolean,
): Reading | undefined {
  const guesses = tokens
    .filter((token) => !token.use && startsClause(tokens, token))
    .map((token) => collect(tokens, token.index))
    .filter(
      (name) =>
        isWholeClause(tokens, name) && isBesideContact(tokens, name) && !name.some(isOtherWord),
    );
  const guess = longest(guesses);
  return guess && read(text, guess, true);
}

function longest(names: readonly Token[][]): Token[] | undefined {
  return names.reduce<Token[] | undefined>(
    (best, name) => (name.length > (best?.length ?? 0) ? name : best),
    undefined,
  );
}

function read(text: string, name: readonly Token[], isGuess: boolean): Reading {
  markAs('name', name);
  return { value: textOf(text, name), from: contextOf(text, name), isGuess };
}

/** The words of a name from its first one. */
function collect(tokens: readonly Token[], start: number): Token[] {
  const name: Token[] = [];
  for (let index = start; index < tokens.length && name.length < MAX_WORDS; index += 1) {
    const token = tokens[index];
    if (!token || token.use || !/^[\p{L}\p{M}]+$/u.test(token.raw)) break;
    if (name.length > 0 && !/^[ \t'’\p{Pd}]*$/u.test(token.gap)) break;
    if (name.length > 0 && /\s\p{Pd}/u.test(token.gap)) break;
    const isInitial = /^\p{Lu}$/u.test(token.raw);
    const isInside = name.length > 0 && (isInitial || PARTICLES.has(token.normalized));
    if (isFiller(token) && !isInside) break;
    if (isLabelAt(tokens, index) || matchAt(STREETS, tokens, index)) break;
    if (isTownAtEnd(tokens, index)) break;
    name.push(token);
  }
  // A particle or a connector at the end belongs to what follows.
  while (name.length > 0 && PARTICLES.has(name.at(-1)?.normalized ?? '')) name.pop();
  return name;
}

/** A town ends a name, unless more of the name follows: "Fatma Ezzahra Miled". */
function isTownAtEnd(tokens: readonly Token[], index: number): boolean {
  const town = placeAt(tokens, index);
  if (!town) return false;
  const next = tokens[index + town.tokens.length];
  const continues =
    next !== undefined &&
    !next.use &&
    /^\p{L}+$/u.test(next.raw) &&
    /^ *$/.test(next.gap) &&
    !isFiller(next) &&
    !placeAt(tokens, next.index) &&
    !matchAt(STREETS, tokens, next.index);
  return !continues;
}

function startsClause(tokens: readonly Token[], token: Token): boolean {
  const before = tokens[token.index - 1];
  return !before || before.clause !== token.clause || before.use !== undefined;
}

/** Whether a phone number or an address is in the line of a name, or in one next to it. */
function isBesideContact(tokens: readonly Token[], [first]: readonly Token[]): boolean {
  return tokens.some(
    ({ use, line }) =>
      first !== undefined &&
      (use === 'phone' || use === 'city' || use === 'street') &&
      Math.abs(line - first.line) <= 1,
  );
}

/** Whether after a name its clause ends, or something that was read follows. */
function isWholeClause(tokens: readonly Token[], name: readonly Token[]): boolean {
  const last = name.at(-1);
  if (!last) return false;
  const next = tokens[last.index + 1];
  return !next || next.clause !== last.clause || next.use !== undefined;
}
