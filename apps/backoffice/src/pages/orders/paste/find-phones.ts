import { withAsciiDigits } from '@shop/contract/ascii-digits';
import { phoneDigits } from '@shop/contract/phone';
import { tunisianDigits } from '@shop/contract/tunisian-phone';
import type { Reading } from './proposal.ts';
import { contextOf, markAs, type Token } from './tokens.ts';

/** Digits with spaces and signs between them, in one line. */
const DIGIT_RUN = /(?:\+\s?)?\d(?:[\d .()/\p{Pd}\p{Cf}\u00A0\u202F]*\d)?/gu;
const DIGITS = /(?:\+\s?)?\d+/g;
const MIN_FOREIGN = 8;
const MAX_DIGITS = 15;
/** Numbers of landlines and mobile phones begin with these digits. */
const TUNISIAN_START = /^[2-57-9]/;

type Group = { text: string; start: number; end: number };

/** The phone numbers of a text in their order, each once. Their tokens are marked. */
export function findPhones(text: string, tokens: readonly Token[]): Reading[] {
  const readings: Reading[] = [];
  const ascii = withAsciiDigits(text);
  for (const run of ascii.matchAll(DIGIT_RUN)) {
    const groups = [...run[0].matchAll(DIGITS)].map((match) => {
      const start = run.index + match.index;
      return { text: match[0], start, end: start + match[0].length };
    });
    for (const { value, first, last } of phonesOf(groups)) {
      const used = tokens.filter((token) => token.start < last.end && token.end > first.start);
      markAs('phone', used);
      if (readings.some((reading) => reading.value === value)) continue;
      readings.push({ value, from: contextOf(text, used), isGuess: false });
    }
  }
  return readings;
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

type FoundPhone = { value: string; first: Group; last: Group };

/**
 * The numbers in groups of digits. A number may have another one or a size before it ("38 22 345 678"), so the whole
 * rest of the groups must be numbers; otherwise only the first groups.
 */
function phonesOf(groups: readonly Group[]): FoundPhone[] {
  for (let start = 0; start < groups.length; start += 1) {
    const found = splitAll(groups.slice(start));
    if (found) return found;
  }
  for (let end = groups.length - 1; end > 0; end -= 1) {
    const found = splitAll(groups.slice(0, end));
    if (found) return found;
  }
  return [];
}

/** All groups as numbers; undefined when some are left. */
function splitAll(groups: readonly Group[]): FoundPhone[] | undefined {
  const [first] = groups;
  if (!first) return [];
  for (let count = groups.length; count > 0; count -= 1) {
    const last = groups[count - 1];
    const value = phoneValue(joined(groups.slice(0, count)));
    const rest = value === undefined ? undefined : splitAll(groups.slice(count));
    if (last && value !== undefined && rest) return [{ value, first, last }, ...rest];
  }
  return undefined;
}

function joined(groups: readonly Group[]): string {
  return groups.map(({ text }) => text).join('');
}
