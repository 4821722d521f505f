import { phoneDigits } from '@shop/contract/phone';
import { tunisianDigits } from '@shop/contract/tunisian-phone';
import type { Found } from './found.ts';
import { contextOf, markAs, type Token } from './tokens.ts';

/** Digits with spaces and signs between them, in one line. */
const DIGIT_RUN = /(?:\+\s?)?\d(?:[\d .()/\p{Pd}\p{Cf}\u00A0\u202F]*\d)?/gu;
const DIGITS = /(?:\+\s?)?\d+/g;
const MIN_FOREIGN = 8;
const MAX_DIGITS = 15;
/** Numbers of landlines and mobile phones begin with these digits. */
const TUNISIAN_START = /^[2-57-9]/;

type Group = { text: string; start: number; end: number };

/** The phone numbers of a text with ASCII digits in their order, each once. Their tokens are marked. */
export function findPhones(text: string, tokens: readonly Token[]): Found[] {
  const all: Found[] = [];
  for (const run of text.matchAll(DIGIT_RUN)) {
    const groups = [...run[0].matchAll(DIGITS)].map((match) => {
      const start = run.index + match.index;
      return { text: match[0], start, end: start + match[0].length };
    });
    for (const { value, first, last } of phonesOf(groups)) {
      const used = tokens.filter((token) => token.start < last.end && token.end > first.start);
      markAs('phone', used);
      if (all.some(({ reading }) => reading.value === value)) continue;
      const reading = { value, from: contextOf(text, used), isGuess: false };
      all.push({ reading, tokens: used });
    }
  }
  return all;
}

/** A number in the notation of the proposal; undefined when it is none. */
export function phoneValue(text: string): string | undefined {
  const digits = tunisianDigits(text);
  if (digits !== undefined) return TUNISIAN_START.test(digits) ? digits : undefined;
  const isForeign = /^\s*(?:\+|00)/.test(text);
  const all = phoneDigits(text);
  if (!isForeign || all.startsWith('216')) return undefined;
  return all.length >= MIN_FOREIGN && all.length <= MAX_DIGITS ? `+${all}` : undefined;
}

type FoundPhone = { value: string; first: Group; last: Group; count: number };

/** A number is written in at most so many groups. */
const MAX_GROUPS = 8;

/**
 * The numbers in groups of digits. A number may have another one or a size before it ("38 22 345 678"), so the whole
 * rest of the groups must be numbers; otherwise only the first groups.
 */
function phonesOf(groups: readonly Group[]): FoundPhone[] {
  /** For each group the number that begins with it, if the rest after it is numbers too. */
  const rest: (FoundPhone | undefined)[] = [];
  const isAll = (start: number) => start === groups.length || rest[start] !== undefined;
  for (let start = groups.length - 1; start >= 0; start -= 1) {
    rest[start] = phonesAt(groups, start).find(({ count }) => isAll(start + count));
  }
  const start = rest.findIndex((found) => found !== undefined);
  if (start >= 0) return chain(start, (index) => rest[index]);
  return chain(0, (index) => phonesAt(groups, index)[0]);
}

/** Consecutive numbers from a group on. */
function chain(start: number, phoneAt: (index: number) => FoundPhone | undefined): FoundPhone[] {
  const found: FoundPhone[] = [];
  let index = start;
  for (let phone = phoneAt(index); phone; phone = phoneAt(index)) {
    found.push(phone);
    index += phone.count;
  }
  return found;
}

/** The numbers that begin with a group, the longest first. */
function phonesAt(groups: readonly Group[], start: number): FoundPhone[] {
  const found: FoundPhone[] = [];
  const first = groups[start];
  for (let count = Math.min(MAX_GROUPS, groups.length - start); count > 0; count -= 1) {
    const last = groups[start + count - 1];
    const value = phoneValue(joined(groups.slice(start, start + count)));
    if (first && last && value !== undefined) found.push({ value, first, last, count });
  }
  return found;
}

function joined(groups: readonly Group[]): string {
  return groups.map(({ text }) => text).join('');
}
