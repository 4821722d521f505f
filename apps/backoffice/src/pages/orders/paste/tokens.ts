import { normalizeWord, wordKey } from './word-key.ts';

/** What a word was read as. */
export type TokenUse = 'phone' | 'name' | 'street' | 'city' | 'line' | 'label';

/** A word or number of a text. */
export type Token = {
  index: number;
  raw: string;
  normalized: string;
  key: string;
  start: number;
  end: number;
  /** The text between the word before and this one. */
  gap: string;
  /** The number of its line and of its clause; a clause ends with punctuation or a line. */
  line: number;
  clause: number;
  use: TokenUse | undefined;
};

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Apostrophes and hyphens join; anything else but spaces ends a clause. */
const INSIDE_A_CLAUSE = /^[\s'‘’ʼ`\p{Pd}°"«»()]*$/u;
const SPACED_DASH = /\s\p{Pd}\s/u;

/** The words of a text with their places in it. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let line = 0;
  let clause = 0;
  for (const match of text.matchAll(WORD)) {
    const [raw] = match;
    const gap = text.slice(end, match.index);
    line += gap.split('\n').length - 1;
    if (gap.includes('\n') || SPACED_DASH.test(gap) || !INSIDE_A_CLAUSE.test(gap)) clause += 1;
    end = match.index + raw.length;
    tokens.push({
      index: tokens.length,
      raw,
      normalized: normalizeWord(raw),
      key: wordKey(raw),
      start: match.index,
      end,
      gap,
      line,
      clause,
      use: undefined,
    });
  }
  return tokens;
}

/** The text from the first to the last of some tokens, in one line. */
export function textOf(text: string, tokens: readonly Token[]): string {
  const start = Math.min(...tokens.map((token) => token.start));
  const end = Math.max(...tokens.map((token) => token.end));
  return tokens.length === 0 ? '' : text.slice(start, end).replace(/\s+/g, ' ');
}

const MAX_CONTEXT = 80;
/** The characters before and after a reading in a long line. */
const MARGIN = 24;

/** The line that some tokens are in, or of a long line what is around them, so that a person sees what they mean. */
export function contextOf(text: string, tokens: readonly Token[]): string {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return '';
  const lineStart = text.lastIndexOf('\n', first.start) + 1;
  const nextLine = text.indexOf('\n', last.end);
  const lineEnd = nextLine < 0 ? text.length : nextLine;
  if (lineEnd - lineStart <= MAX_CONTEXT) return oneLine(text.slice(lineStart, lineEnd));
  const start = wordStart(text, Math.max(lineStart, first.start - MARGIN));
  const end = wordEnd(text, Math.min(lineEnd, last.end + MARGIN));
  const [before, after] = [start > lineStart ? '… ' : '', end < lineEnd ? ' …' : ''];
  return `${before}${oneLine(text.slice(start, end))}${after}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function wordStart(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return Math.max(space, text.lastIndexOf('\n', position)) + 1;
}

function wordEnd(text: string, position: number): number {
  const [rest = ''] = /^\S*/.exec(text.slice(position)) ?? [];
  return position + rest.length;
}

/** Marks tokens as read. */
export function markAs(use: TokenUse, tokens: readonly Token[]): void {
  for (const token of tokens) token.use = use;
}
