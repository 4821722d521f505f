import { expect, test } from 'vitest';
import { idsOfTitle } from '../reliability/ids-of-title.ts';
import { isWritten, readText, repositoryFiles } from './repository.ts';
import { readTestTitles, testTitlesIn } from './test-titles.ts';

const specification = readText('docs/specification.md');
const clauses = [...specification.matchAll(/^- ([A-Z\d]{2,4}-\d+) /gm)].flatMap(
  ([, id]) => id ?? [],
);
const families = [...new Set(clauses.map((id) => id.replace(/\d+$/, '')))].join('|');
const titles = readTestTitles();
/** Without the titles of groups, of steps, and of tests that do not run. */
const testTitles = readTestTitles(testTitlesIn);

/** The comments and strings of each stories file, which name clauses and documents as test titles do. */
const stories = repositoryFiles()
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file): [file: string, texts: string[]] => [file, readText(file).split('\n')]);
const citing = [...titles, ...stories];

/** The clause ids anywhere in a text. "CART-1…3" and "CART-1–3" give three ids. */
function idsIn(text: string): string[] {
  const pattern = new RegExp(String.raw`\b(${families})(\d+)(?:(?:…|–|\.\.\.)(\d+))?`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, family = '', first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: Math.max(count, 1) }, (_, at) => `${family}${Number(first) + at}`);
  });
}

test('every clause that a test title or a story names is one of docs/specification.md', () => {
  expect(clauses.length).toBeGreaterThan(60);
  expect(stories.length).toBeGreaterThan(50);
  const unknown = citing.flatMap(([file, fileTitles]) =>
    fileTitles
      .flatMap(idsIn)
      .filter((id) => !clauses.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

/** The clauses that a title names elsewhere than at its start, where a test names what it proves. */
function misplacedIds(title: string, isTest: boolean): string[] {
  const leading = isTest ? idsOfTitle(title) : [];
  return idsIn(title).filter((id) => !leading.includes(id));
}

test('the title of a test that proves a clause starts with its id, and no title of a group names one', () => {
  const misplaced = [...titles].flatMap(([file, fileTitles]) => {
    const ofTests = testTitles.get(file) ?? [];
    return [...new Set([...fileTitles, ...ofTests])]
      .filter((title) => misplacedIds(title, ofTests.includes(title)).length > 0)
      .map((title) => `${file}: ${title}`);
  });
  expect(misplaced).toEqual([]);
});

/** The clauses that the titles of a file's tests start with, without those that only `npm run test:full` runs. */
function provedBy(file: string, fileTitles: readonly string[]): string[] {
  if (/\.full\.(?:test|spec)\./.test(file)) return [];
  return fileTitles.filter((title) => !title.includes('@full')).flatMap(idsOfTitle);
}

test('every clause of docs/specification.md starts the title of a test that npm test runs', () => {
  const proved = new Set([...testTitles].flatMap(([file, ofTests]) => provedBy(file, ofTests)));
  expect(clauses.filter((id) => !proved.has(id))).toEqual([]);
});

test.each([
  ['CART-1 CART-2 a line is added', true, []],
  ['F5 SHOP-1 a reload keeps the filters', true, []],
  ['a line is added (CART-1)', true, ['CART-1']],
  ['@any-api-server CART-1 a line is added', true, ['CART-1']],
  ['CART-1 adding a line', false, ['CART-1']],
])('the clauses that “%s” names in another place are found', (title, isTest, misplaced) => {
  expect(misplacedIds(title, isTest)).toEqual(misplaced);
});

test('a title proves nothing in a file or with a tag of npm run test:full, or after its start', () => {
  expect(provedBy('a.spec.ts', ['CART-1 x', 'y CART-2', 'NAV-1 I18N-2 z'])).toEqual([
    'CART-1',
    'NAV-1',
    'I18N-2',
  ]);
  expect(provedBy('a.spec.ts', ['CART-1 x @full'])).toEqual([]);
  expect(provedBy('a.full.spec.ts', ['CART-1 x'])).toEqual([]);
});

test('every numbered section that a source or a document names is a heading of docs/specification.md', () => {
  const sections = new Set(
    Array.from(specification.matchAll(/^### Section (\d+): /gm), ([, number]) => number),
  );
  const missing = repositoryFiles()
    .filter((file) => isWritten(file) && !/^docs\/adr\/|^CHANGELOG\.md$/.test(file))
    .flatMap((file) =>
      readText(file)
        .split('\n')
        .filter((line) => !/\bRFC\b/.test(line))
        .flatMap((line) => [...line.matchAll(/(?:\bsection |§ ?)(\d+)/gi)])
        .filter(([, number]) => !sections.has(number))
        .map(([name]) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test('a document that a test title or a story names is in the repository', () => {
  const files = repositoryFiles();
  const missing = citing.flatMap(([file, fileTitles]) =>
    fileTitles
      .flatMap((title) => title.match(/[\w/.-]+\.md\b/g) ?? [])
      .filter((name) => !files.some((path) => path === name || path.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
