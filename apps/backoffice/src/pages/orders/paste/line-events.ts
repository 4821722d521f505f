import { COLOR_NAMES } from '@shop/i18n';
import { ARTICLE_WORDS, ATTRIBUTE_WORDS } from './article-words.ts';
import { hasWords, synonymsOf, type CatalogueIndex } from './catalogue-index.ts';
import { COLOR_WORDS } from './color-words.ts';
import { townAt } from './find-address.ts';
import { isFiller, isFirstName } from './find-name.ts';
import {
  ALTERNATIVES,
  CONNECTORS,
  CORRECTIONS,
  GENDER_WORDS,
  NUMBER_WORDS,
  SAME_ARTICLE,
  SIZE_LABELS,
  SIZE_LETTERS,
  SIZE_WORDS,
} from './order-words.ts';
import { isTypingError, matchAt, phraseTable, type PhraseMatch } from './phrase-table.ts';
import type { Token } from './tokens.ts';
import { keyForms, stem, wordKey } from './word-key.ts';
import { phrasesOf, wordsOf } from './word-list.ts';

/** What some words of a message mean for its lines. */
export type LineEvent = { tokens: readonly Token[] } & (
  | { type: 'article' | 'attribute'; names: readonly string[] }
  | { type: 'color'; names: readonly string[] }
  | { type: 'size'; size: string }
  | { type: 'quantity'; quantity: number }
  | { type: 'gender'; gender: string }
  | { type: 'correction' | 'connector' | 'alternative' | 'same' }
);

type Meaning = LineEvent extends infer Event
  ? Event extends LineEvent
    ? Omit<Event, 'tokens'>
    : never
  : never;

function table<Value>(rows: readonly (readonly [words: string, value: Value])[]) {
  return phraseTable(
    rows.flatMap(([words, value]) => phrasesOf(words).map((phrase) => [phrase, value] as const)),
  );
}

const ARTICLES = table(ARTICLE_WORDS);
const ATTRIBUTES = table(ATTRIBUTE_WORDS);
const COLORS = phraseTable<readonly string[]>([
  ...COLOR_WORDS.flatMap(([words, names]) =>
    phrasesOf(words).map((phrase) => [phrase, names.split(',')] as const),
  ),
  ...COLOR_NAMES.flatMap(({ fr, en }) => [fr, en].map((name) => [name, [fr]] as const)),
]);
const NUMBERS = table(NUMBER_WORDS);
const GENDERS = table(GENDER_WORDS);
const CORRECTION = table([[CORRECTIONS, true]]);
const ALTERNATIVE = table([[ALTERNATIVES, true]]);
const SAME = table([[SAME_ARTICLE, true]]);
const SIZE_LABEL = table([[SIZE_LABELS, true]]);
const SIZES = phraseTable(SIZE_WORDS);
const CONNECTOR_KEYS = new Set(wordsOf(CONNECTORS).map(wordKey));
const MAX_QUANTITY = 20;
const ONE_SIZE = 'Taille unique';

/** The meaning of the words from a token on; undefined for a word that is of no line. */
export function eventAt(
  tokens: readonly Token[],
  index: number,
  catalogue: CatalogueIndex,
): LineEvent | undefined {
  const token = tokens[index];
  if (!token || token.use) return undefined;
  const exact = sizeAt(tokens, index, catalogue) ?? wordsAt(tokens, index, catalogue, false);
  if (exact || isFiller(token)) return exact;
  // A town or a first name has no typing error that makes it an article.
  const isOther = isFirstName(token) || townAt(tokens, index) !== undefined;
  return isOther ? undefined : wordsAt(tokens, index, catalogue, true);
}

function wordsAt(
  tokens: readonly Token[],
  index: number,
  catalogue: CatalogueIndex,
  isTolerant: boolean,
): LineEvent | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const found = [
    meaningOf(matchAt(CORRECTION, tokens, index), () => ({ type: 'correction' })),
    articleAt(tokens, index, catalogue, isTolerant),
    attributeAt(tokens, index, catalogue, isTolerant),
    meaningOf(matchAt(COLORS, tokens, index, isTolerant), (names) => ({ type: 'color', names })),
    quantityAt(tokens, index),
    meaningOf(matchAt(GENDERS, tokens, index), (gender) => ({ type: 'gender', gender })),
    meaningOf(matchAt(SAME, tokens, index), () => ({ type: 'same' })),
    meaningOf(matchAt(ALTERNATIVE, tokens, index), () => ({ type: 'alternative' })),
    CONNECTOR_KEYS.has(token.key) ? { type: 'connector' as const, tokens: [token] } : undefined,
  ].filter((event) => event !== undefined);
  // The longest one; of two, the first.
  return found.reduce<LineEvent | undefined>(
    (best, event) => (event.tokens.length > (best?.tokens.length ?? 0) ? event : best),
    undefined,
  );
}

function meaningOf<Value>(
  match: PhraseMatch<Value> | undefined,
  meaning: (value: Value) => Meaning,
): LineEvent | undefined {
  if (!match || match.tokens.some(({ use }) => use)) return undefined;
  return { ...meaning(match.value), tokens: match.tokens };
}

function articleAt(
  tokens: readonly Token[],
  index: number,
  catalogue: CatalogueIndex,
  isTolerant: boolean,
): LineEvent | undefined {
  const token = tokens[index];
  if (!token || isFiller(token)) return undefined;
  const match = matchAt(ARTICLES, tokens, index, isTolerant);
  const names = match ? match.value.split(',') : headNames(token, catalogue);
  if (
    !names ||
    !catalogue.products.some((product) => names.some((name) => hasWords(product, name)))
  )
    return undefined;
  return { type: 'article', names, tokens: match?.tokens ?? [token] };
}

/** A word that is what a product is, or a synonym of it in the storefront's search. */
function headNames(token: Token, catalogue: CatalogueIndex): readonly string[] | undefined {
  for (const form of keyForms(token.key)) {
    if (catalogue.heads.has(stem(form))) return [form];
    const synonyms = synonymsOf(form);
    if (synonyms.some((name) => catalogue.heads.has(stem(wordKey(name))))) return synonyms;
  }
  return undefined;
}

function attributeAt(
  tokens: readonly Token[],
  index: number,
  catalogue: CatalogueIndex,
  isTolerant: boolean,
): LineEvent | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const town = townAt(tokens, index);
  const match = matchAt(ATTRIBUTES, tokens, index, isTolerant);
  const isPhrase = (match?.tokens.length ?? 0) > 1 || (town?.tokens.length ?? 0) > 1;
  if (isFiller(token) && !isPhrase) return undefined;
  const options: [readonly string[], readonly Token[]][] = [];
  if (match) options.push([match.value.split(','), match.tokens]);
  if (town) options.push([[town.value.name], town.tokens]);
  if (!isFiller(token)) options.push([wordNames(token, catalogue, isTolerant), [token]]);
  for (const [names, used] of options) {
    const isKnown = catalogue.products.some((product) =>
      names.some((name) => hasWords(product, name)),
    );
    if (isKnown && used.every(({ use }) => !use)) return { type: 'attribute', names, tokens: used };
  }
  return undefined;
}

const MIN_WORD = 3;

/** A word of product names, exact or with a typing error, or a synonym. */
function wordNames(
  { key }: Token,
  { stems }: CatalogueIndex,
  isTolerant: boolean,
): readonly string[] {
  if (key.length < MIN_WORD) return [];
  if (stems.has(stem(key))) return [key];
  const synonyms = synonymsOf(key);
  if (synonyms.length > 0) return synonyms;
  if (!isTolerant) return [];
  const similar = [...stems].find((word) => isTypingError(stem(key), word));
  return similar === undefined ? [] : [similar];
}

function quantityAt(tokens: readonly Token[], index: number): LineEvent | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const [, before, after] = /^(?:x(\d{1,2})|(\d{1,2})x)$/.exec(token.normalized) ?? [];
  const digits =
    before ?? after ?? (/^\d{1,2}$/.test(token.normalized) ? token.normalized : undefined);
  const quantity = Number(digits);
  if (digits !== undefined && quantity >= 1 && quantity <= MAX_QUANTITY)
    return { type: 'quantity', quantity, tokens: [token] };
  // "x 2"
  const next = tokens[index + 1];
  if (token.normalized === 'x' && next && /^\d{1,2}$/.test(next.normalized))
    return { type: 'quantity', quantity: Number(next.normalized), tokens: [token, next] };
  return meaningOf(matchAt(NUMBERS, tokens, index), (value) => ({
    type: 'quantity',
    quantity: value,
  }));
}

function sizeAt(
  tokens: readonly Token[],
  index: number,
  catalogue: CatalogueIndex,
): LineEvent | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const label = matchAt(SIZE_LABEL, tokens, index);
  const next = label && tokens[index + label.tokens.length];
  if (label && next && !next.use && !/[\n.!?؟]/.test(next.gap)) {
    const match = matchSize(tokens, next.index) ?? bareLetter(next) ?? anyNumber(next);
    if (match)
      return { type: 'size', size: match.size, tokens: [...label.tokens, ...match.tokens] };
  }
  const match =
    matchSize(tokens, index) ?? catalogueNumber(token, catalogue) ?? gluedNumber(token, catalogue);
  return match && { type: 'size', ...match };
}

type SizeMatch = { size: string; tokens: readonly Token[] };

function matchSize(tokens: readonly Token[], index: number): SizeMatch | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const words = matchAt(SIZES, tokens, index);
  if (words && !isOneOfSize(tokens, words)) return { size: words.value, tokens: words.tokens };
  const size = SIZE_LETTERS.get(token.normalized);
  if (size === undefined) return undefined;
  if (token.raw.length > 1) return { size, tokens: [token] };
  return isSizeLetter(tokens, token) ? { size, tokens: [token] } : undefined;
}

/** "one size L" is one piece of the size L, and "one size" alone is the size of everyone. */
function isOneOfSize(
  tokens: readonly Token[],
  { value, tokens: words }: PhraseMatch<string>,
): boolean {
  const [first] = words;
  const next = first && tokens[first.index + words.length];
  return (
    value === ONE_SIZE &&
    next !== undefined &&
    next.clause === first?.clause &&
    matchSize(tokens, next.index) !== undefined
  );
}

/**
 * Whether a letter is a size: not one before an apostrophe ("l’Atelier") nor the title "M."; a small one only at the
 * end of words, because "l", "m" and "s" are words too.
 */
function isSizeLetter(tokens: readonly Token[], token: Token): boolean {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  if (next && /^['’]/.test(next.gap)) return false;
  if (/['’]$/.test(token.gap)) return false;
  const isFirst = !before || before.clause !== token.clause;
  if (token.raw === token.raw.toUpperCase()) {
    const isTitle =
      token.raw === 'M' && isFirst && next?.gap.startsWith('.') && /^\p{Lu}\p{Ll}/u.test(next.raw);
    return !isTitle;
  }
  const isLast = !next || next.clause !== token.clause || next.use !== undefined;
  return !isFirst && (isLast || CONNECTOR_KEYS.has(next.key));
}

function bareLetter(token: Token): SizeMatch | undefined {
  const size = SIZE_LETTERS.get(token.normalized);
  return size === undefined ? undefined : { size, tokens: [token] };
}

function anyNumber(token: Token): SizeMatch | undefined {
  return /^\d{1,3}$/.test(token.normalized)
    ? { size: token.normalized, tokens: [token] }
    : undefined;
}

/** "t40" for "taille 40". */
function gluedNumber(token: Token, { numbers }: CatalogueIndex): SizeMatch | undefined {
  const [, size = ''] = /^t(\d{2,3})$/.exec(token.normalized) ?? [];
  return numbers.has(size) ? { size, tokens: [token] } : undefined;
}

function catalogueNumber(token: Token, { numbers }: CatalogueIndex): SizeMatch | undefined {
  return numbers.has(token.normalized) ? { size: token.normalized, tokens: [token] } : undefined;
}

/** Whether a token is a word of articles, colours, sizes or quantities. */
export function isLineWord(
  tokens: readonly Token[],
  token: Token,
  catalogue: CatalogueIndex,
): boolean {
  return eventAt(tokens, token.index, catalogue) !== undefined;
}
