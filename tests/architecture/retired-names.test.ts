import { describe, expect, test } from 'vitest';
import { isWritten, readText, repositoryFiles } from './repository.ts';
import { RETIRED_NAMES } from './retired-names.ts';
import { ALLOWED_WORDS, RETIRED_WORDS } from './retired-words.ts';
import { titlesIn } from './test-titles.ts';

const ITSELF = /^tests\/architecture\/retired-(?:names|words)/;
const HISTORY = /^docs\/adr\/|\/changelog\.mdx$/;
const CHANGELOG = 'CHANGELOG.md';
const files = repositoryFiles().filter((file) => !ITSELF.test(file) && !HISTORY.test(file));
const sources = files.filter((file) => isWritten(file) && /\.(?:[cm]?[jt]sx?|css)$/.test(file));
const documents = files.filter((file) => /\.mdx?$/.test(file));

/** A name as its words in lower case: `orderIntent` and `ORDER_INTENT` both give `order-intent`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1-')
    .replaceAll(/[_$.]+/g, '-')
    .replace(/^-+/, '')
    .toLowerCase();
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;

/** The code of a module without comments and without the content of strings. */
function codeOf(source: string): string {
  return source
    .replaceAll(COMMENT, '')
    .replaceAll(/(['"])(?:(?!\1)[^\\\n]|\\.)*\1/g, '""')
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``');
}

function retiredFileNames(): string[] {
  return files.flatMap((file) =>
    file
      .split('/')
      .map((part) => part.replace(/\..*$/, ''))
      .filter((part) => Object.hasOwn(RETIRED_NAMES, wordsOf(part)))
      .map((part) => `${file}: ${RETIRED_NAMES[wordsOf(part)]} instead of ${part}`),
  );
}

function retiredIdentifiers(source: string): string[] {
  const names = new Set(codeOf(source).match(/[\p{L}_$][\p{L}\d_$]*/gu));
  return [...names].filter((name) => Object.hasOwn(RETIRED_NAMES, wordsOf(name)));
}

/** The attributes `data-*`, the custom properties and the variables of the environment, also inside strings. */
const NAMES_IN_TEXT = /\bdata-[\w-]+|--[a-z][\w-]*|\bSHOP_[A-Z_]+/g;

/** An old name in the changelog is written as code or as a quotation. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"\n]*"/g;

/**
 * What people read in a file: a whole document or guide, the changelog without what it quotes; the comments and titles
 * of a module, and its names.
 */
function readableText(file: string, source: string): string {
  if (file === CHANGELOG) return source.replaceAll(QUOTED, '');
  if (/\.(?:mdx?|guide\.ts)$/.test(file)) return source;
  const identifiers = codeOf(source).match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? [];
  return [
    ...(source.match(COMMENT) ?? []),
    ...titlesIn(source),
    ...(source.match(NAMES_IN_TEXT) ?? []).map(wordsOf),
    ...identifiers.map(wordsOf),
  ].join('\n');
}

/** The retired words in what people read in a file, each with the term to use. */
function retiredWords(file: string, source: string): string[] {
  return retiredWordsIn(file, readableText(file, source));
}

/** The retired words in the path of a file, each with the term to use. */
function retiredPathWords(file: string): string[] {
  return retiredWordsIn(file, file.split('/').map(wordsOf).join('\n'));
}

function retiredWordsIn(file: string, written: string): string[] {
  const text = written.replaceAll(/(\p{Ll})-(?=\p{Ll})/gu, '$1 ').toLowerCase();
  const allowed = ALLOWED_WORDS.filter(([pattern]) => pattern.test(file));
  return RETIRED_WORDS.flatMap(([words, term]) => {
    const found = new RegExp(String.raw`(?<![\p{L}\d])(?:${words.source})(?![\p{L}\d])`, 'u').exec(
      text,
    )?.[0];
    if (found === undefined || allowed.some(([, exception]) => exception.test(found))) return [];
    return [`${term} instead of ${found}`];
  });
}

test('no file or folder has a retired name', () => {
  expect(retiredFileNames()).toEqual([]);
});

test('no file or folder name has a retired word', () => {
  const found = files.flatMap((file) => retiredPathWords(file).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

test('no identifier is a retired name', () => {
  const found = sources.flatMap((file) =>
    retiredIdentifiers(readText(file)).map(
      (name) => `${file}: ${RETIRED_NAMES[wordsOf(name)]} instead of ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no comment, title, guide, document, attribute, custom property or variable has a retired word', () => {
  const found = [...sources, ...documents].flatMap((file) =>
    retiredWords(file, readText(file)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

describe('a retired name is found', () => {
  test.each(['const orderIntent = 1;', 'ORDER_INTENT();', 'type OrderIntent = string;'])(
    'in %s',
    (code) => {
      expect(retiredIdentifiers(code)).toHaveLength(1);
    },
  );

  test.each(['// orderIntent', "const text = 'orderIntent';", 'const orderIntentions = 1;'])(
    'but not in %s',
    (code) => {
      expect(retiredIdentifiers(code)).toEqual([]);
    },
  );
});

describe('a retired word is found', () => {
  test.each([
    ['a.ts', '/** The first view. */'],
    ['a.ts', 'const firstViewOf = 1;'],
    ['a.test.ts', "test('opens at the picture', run);"],
    ['a.css', '.a { color: var(--ink-soft-2); }'],
    ['a.ts', "process.env['SHOP_FIRST_VIEW_MS'];"],
    ['a.tsx', '<p data-picture-name="a" />'],
    ['a.md', 'The squeezed bytes.'],
    ['a.guide.ts', "const text = 'Below the picture';"],
    [CHANGELOG, '- The picture has a new name.'],
  ])('in %s: %s', (file, source) => {
    expect(retiredWords(file, source)).toHaveLength(1);
  });

  test.each([
    ['a.ts', "const text = 'picture';"],
    ['a.ts', '// linked, drinks, firewall'],
    [CHANGELOG, '- `picture-widths` is “image-widths”, not “picture widths”.'],
    ['apps/api/src/db/migrations/0002-pictures.ts', '// pictures'],
  ])('but not in %s: %s', (file, source) => {
    expect(retiredWords(file, source)).toEqual([]);
  });
});

describe('a retired word is found in a path', () => {
  test.each([
    'a/order-journeys.full.test.ts',
    'first-views/a.ts',
    'a/OpenPicture.tsx',
    'a/a.mood.json',
  ])('%s', (file) => {
    expect(retiredPathWords(file)).toHaveLength(1);
  });

  test.each(['a/firewall.ts', 'apps/api/src/db/migrations/0002-pictures.ts'])(
    'but not in %s',
    (file) => {
      expect(retiredPathWords(file)).toEqual([]);
    },
  );
});
