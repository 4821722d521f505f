import { expect, test } from 'vitest';
import { isWritten, readText, repositoryFiles } from './repository.ts';
import { readTestTitles } from './test-titles.ts';

const specification = readText('docs/specification.md');
const clauses = [...specification.matchAll(/^- ([A-Z\d]{2,4}-\d+) /gm)].flatMap(
  ([, id]) => id ?? [],
);
const families = [...new Set(clauses.map((id) => id.replace(/\d+$/, '')))].join('|');
const titles = readTestTitles();

/** The comments and strings of each stories file, which name clauses and documents as test titles do. */
const stories = repositoryFiles()
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file): [file: string, texts: string[]] => [file, readText(file).split('\n')]);
const citing = [...titles, ...stories];

/** The clause ids in a title. "CART-1…3" and "CART-1–3" give three ids. */
function idsIn(title: string): string[] {
  const pattern = new RegExp(String.raw`\b(${families})(\d+)(?:(?:…|–|\.\.\.)(\d+))?`, 'g');
  return [...title.matchAll(pattern)].flatMap(([, family = '', first, last]) => {
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

test('every clause of docs/specification.md is in the title of a test that npm test runs', () => {
  const run = [...titles].filter(([file]) => !/\.full\.(?:test|spec)\./.test(file));
  const runTitles = run
    .flatMap(([, fileTitles]) => fileTitles)
    .filter((title) => !title.includes('@full'));
  const proved = new Set(runTitles.flatMap(idsIn));
  expect(clauses.filter((id) => !proved.has(id))).toEqual([]);
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
