import {
  ADDRESS_LABELS,
  NAME_LABELS,
  ONLY_FIRST_NAME,
  PHONE_LABELS,
  STREET_ENDINGS,
  STREET_WORDS,
  TOWN_LABELS,
} from './field-words.ts';
import { matchAt, phraseTable } from './phrase-table.ts';
import { QUARTERS, TOWNS } from './places.ts';
import type { Found } from './found.ts';
import type { Reading } from './proposal.ts';
import { contextOf, markAs, textOf, type Token } from './tokens.ts';
import { phrasesOf, wordsOf } from './word-list.ts';

type Town = { name: string; isGovernorate: boolean };

/** The governorates come first, and the island of Djerba, which has towns too. */
const REGIONS = 25;
const LISTED = TOWNS.trim()
  .split('\n')
  .map((row) => row.split('|'));
const TOWN_LIST = LISTED.flatMap((names, index) => {
  const [name = ''] = names;
  const town: Town = { name, isGovernorate: index < REGIONS };
  return names.map((spelling) => [spelling, town] as const);
});
const TOWN_TABLE = phraseTable(TOWN_LIST);
const QUARTER_TABLE = phraseTable(
  QUARTERS.trim()
    .split('\n')
    .flatMap((row) => {
      const [town = '', ...quarters] = row.split('|');
      return quarters.map((quarter) => [quarter, town] as const);
    }),
);
const LABELS = phraseTable(
  [ADDRESS_LABELS, NAME_LABELS, ONLY_FIRST_NAME, PHONE_LABELS, TOWN_LABELS]
    .flatMap(phrasesOf)
    .map((phrase) => [phrase, true] as const),
);
const ADDRESS_TABLE = phraseTable(phrasesOf(ADDRESS_LABELS).map((phrase) => [phrase, true]));
const STREET_TABLE = phraseTable(phrasesOf(STREET_WORDS).map((phrase) => [phrase, true]));
const ENDINGS = new Set(phrasesOf(STREET_ENDINGS));
const PARTICLES = new Set(wordsOf('de du d des el la le les l al ibn و'));
const ENDS_A_STREET = new Set(
  wordsOf('merci mrc svp stp mon ma num et w tel avec pour please thanks my je n7eb نحب رقمي اسمي'),
);
const MAX_HOUSE_DIGITS = 4;
const MAX_STREET_WORDS = 14;

/** The French name of a town or governorate that begins at a token. */
export function townAt(tokens: readonly Token[], index: number) {
  return matchAt(TOWN_TABLE, tokens, index);
}

/** Marks the labels that nothing was read after, so that they are not shown as unread. */
export function markLabels(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const label = token.use ? undefined : matchAt(LABELS, tokens, token.index);
    if (label) markAs('label', label.tokens);
  }
}

const MAX_PLACE_WORDS = 3;

/** Whether a town or quarter ends before a token of its clause. */
export function endsPlace(tokens: readonly Token[], index: number): boolean {
  return Array.from({ length: MAX_PLACE_WORDS }, (_, position) => position + 1).some((count) => {
    const first = tokens[index - count];
    if (!first || first.clause !== tokens[index]?.clause) return false;
    return placeAt(tokens, first.index)?.tokens.length === count;
  });
}

/** The words of a town or quarter that begins at a token. */
export function placeAt(tokens: readonly Token[], index: number) {
  return townAt(tokens, index) ?? matchAt(QUARTER_TABLE, tokens, index);
}

/** Whether a token begins a label of another field. */
export function isLabelAt(tokens: readonly Token[], index: number): boolean {
  return matchAt(LABELS, tokens, index) !== undefined;
}

/**
 * The street of a text: from a word such as "rue" or after a label to the end of its clause, with the clauses that
 * follow and begin with such a word.
 * @param catalogueKeys the words of the products: "boulevard" in one of them is a street only after a number
 */
export function findStreet(
  text: string,
  tokens: readonly Token[],
  catalogueKeys: ReadonlySet<string>,
): Found | undefined {
  const used = labelledStreet(tokens) ?? streetByWord(tokens, catalogueKeys) ?? endedStreet(tokens);
  if (!used) return undefined;
  markAs('street', used);
  return foundStreet(text, used);
}

function foundStreet(text: string, tokens: readonly Token[]): Found {
  const reading = { value: textOf(text, tokens), from: contextOf(text, tokens), isGuess: false };
  return { reading, tokens };
}

/** What follows "Adresse:", without the town. */
function labelledStreet(tokens: readonly Token[]): Token[] | undefined {
  for (const token of tokens) {
    const label = token.use ? undefined : matchAt(ADDRESS_TABLE, tokens, token.index);
    if (!label) continue;
    const start = token.index + label.tokens.length;
    const first = tokens[start];
    if (!first || first.use || !/^[\s:=>\p{Pd}]*$/u.test(first.gap) || first.gap.includes('\n'))
      continue;
    if (townAt(tokens, start) || isLabelAt(tokens, start)) continue;
    markAs('label', label.tokens);
    const street = extend(tokens, start);
    if (street.length > 0) return street;
  }
  return undefined;
}

function streetByWord(
  tokens: readonly Token[],
  catalogueKeys: ReadonlySet<string>,
): Token[] | undefined {
  for (const token of tokens) {
    if (token.use || !matchAt(STREET_TABLE, tokens, token.index)) continue;
    const before = tokens[token.index - 1];
    const hasNumber = before !== undefined && isHouseNumber(before, token);
    const isFirst = before?.clause !== token.clause;
    if (catalogueKeys.has(token.key) && !hasNumber && !isFirst) continue;
    // "Rue:" is a label.
    if (tokens[token.index + 1]?.gap.includes(':')) continue;
    const street = extend(tokens, hasNumber ? token.index - 1 : token.index);
    if (street.some(({ key }) => key !== token.key)) return street;
  }
  return undefined;
}

/** "9 Palestine street". */
function endedStreet(tokens: readonly Token[]): Token[] | undefined {
  const end = tokens.find((token) => !token.use && ENDINGS.has(token.normalized));
  if (!end) return undefined;
  const clause = tokens.filter(
    (token) => token.clause === end.clause && token.index <= end.index && !token.use,
  );
  const start = clause.findLastIndex(({ normalized }) => /^\d+$/.test(normalized));
  return start < 0 ? undefined : clause.slice(start);
}

function isHouseNumber(token: Token, next: Token): boolean {
  return (
    !token.use &&
    /^\d+$/.test(token.normalized) &&
    token.normalized.length <= MAX_HOUSE_DIGITS &&
    token.clause === next.clause
  );
}

/** The tokens of a street from its first one to its end. */
function extend(tokens: readonly Token[], start: number): Token[] {
  const street: Token[] = [];
  /** Whether a town may follow, as in "rue de Carthage". */
  let isAfterWord = false;
  for (let index = start; index < tokens.length && street.length < MAX_STREET_WORDS; index += 1) {
    const token = tokens[index];
    if (!token || token.use) break;
    const isWord = matchAt(STREET_TABLE, tokens, index);
    const continues = token.clause === street.at(-1)?.clause || street.length === 0;
    if (!continues && (!continuesStreet(tokens, index) || /[\n:]/.test(token.gap))) break;
    if (!isWord && continues && street.length > 0 && endsAt(tokens, index, isAfterWord)) break;
    const length = isWord?.tokens.length ?? 1;
    street.push(...tokens.slice(index, index + length));
    index += length - 1;
    isAfterWord = isWord !== undefined || (isAfterWord && PARTICLES.has(token.normalized));
  }
  return street;
}

const MAX_BEFORE_WORD = 3;

/** Whether a clause is of a street: a word such as "bloc" is at its beginning, or it is a quarter. */
function continuesStreet(tokens: readonly Token[], index: number): boolean {
  const clause = tokens[index]?.clause;
  const beginning = tokens
    .slice(index, index + MAX_BEFORE_WORD)
    .filter((token) => token.clause === clause && !token.use);
  if (matchAt(QUARTER_TABLE, tokens, index) && !townAt(tokens, index)) return true;
  return beginning.some((token) => matchAt(STREET_TABLE, tokens, token.index) !== undefined);
}

function endsAt(tokens: readonly Token[], index: number, isAfterWord: boolean): boolean {
  const token = tokens[index];
  if (!token || ENDS_A_STREET.has(token.normalized) || isLabelAt(tokens, index)) return true;
  // "Produit:" is a label too.
  if (tokens[index + 1]?.gap.trimStart().startsWith(':')) return true;
  return !isAfterWord && townAt(tokens, index) !== undefined;
}

/** The town of a text, a quarter that is named outside the street, and the words of other towns. */
export function findTown(
  text: string,
  tokens: readonly Token[],
): { city?: Reading; quarter?: Found; others: (readonly Token[])[] } {
  const exact = townsOf(tokens, false);
  const found = exact.length > 0 ? exact : townsOf(tokens, true);
  const quarter = quarterOf(tokens);
  const best = found.find(({ value }) => !value.isGovernorate) ?? found[0];
  for (const match of found) markAs('city', match.tokens);
  const others = found.filter(({ value }) => !value.isGovernorate && value !== best?.value);
  const used = quarter ? withNumber(tokens, quarter.tokens) : undefined;
  const isInStreet = quarter?.tokens.some(({ use }) => use === 'street') ?? false;
  if (used && !isInStreet) markAs('street', used);
  const numbered = best && !quarter ? withNumber(tokens, best.tokens) : undefined;
  const isNumbered = numbered !== undefined && numbered.length > (best?.tokens.length ?? 0);
  if (isNumbered) markAs('street', numbered);
  const street = used && !isInStreet ? used : isNumbered ? numbered : undefined;
  const from = best?.tokens ?? quarter?.tokens ?? [];
  const city = best?.value.name ?? quarter?.value;
  return {
    ...(city !== undefined && {
      city: {
        value: city,
        from: contextOf(text, from),
        isGuess: others.length > 0 || (exact.length === 0 && best !== undefined),
      },
    }),
    ...(street && { quarter: foundStreet(text, street) }),
    others: found
      .filter(({ value }) => value.name !== best?.value.name)
      .map((match) => match.tokens),
  };
}

function townsOf(tokens: readonly Token[], isTolerant: boolean) {
  const found = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const match = token && !token.use ? matchAt(TOWN_TABLE, tokens, index, isTolerant) : undefined;
    if (!match || match.tokens.some(({ use }) => use)) continue;
    found.push(match);
    index += match.tokens.length - 1;
  }
  return found;
}

function quarterOf(tokens: readonly Token[]) {
  for (const token of tokens) {
    if (token.use && token.use !== 'street') continue;
    const match = matchAt(QUARTER_TABLE, tokens, token.index);
    if (match) return match;
  }
  return undefined;
}

/** A place with the number after it, as in "Menzah 6". */
function withNumber(tokens: readonly Token[], place: readonly Token[]): Token[] {
  const last = place.at(-1);
  const next = last && tokens[last.index + 1];
  const isNumber =
    next && !next.use && /^\d{1,2}$/.test(next.normalized) && next.clause === last.clause;
  return isNumber ? [...place, next] : [...place];
}
