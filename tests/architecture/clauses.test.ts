import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository.ts';
import { readTestTitles } from './test-titles.ts';

const specification = readText('docs/specification.md');
const clauses = [...specification.matchAll(/^- ([A-Z\d]{2,4}-\d+) /gm)].flatMap(
  ([, id]) => id ?? [],
);
const families = [...new Set(clauses.map((id) => id.replace(/\d+$/, '')))].join('|');
const titles = readTestTitles();

/** The clause ids in a title. "CART-1…3" and "CART-1–3" give three ids. */
function idsIn(title: string): string[] {
  const pattern = new RegExp(String.raw`\b(${families})(\d+)(?:(?:…|–|\.\.\.)(\d+))?`, 'g');
  return [...title.matchAll(pattern)].flatMap(([, family = '', first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: Math.max(count, 1) }, (_, at) => `${family}${Number(first) + at}`);
  });
}

test('every clause that a test title names is one of docs/specification.md', () => {
  expect(clauses.length).toBeGreaterThan(60);
  const unknown = [...titles].flatMap(([file, fileTitles]) =>
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

test('a document that a test title names is in the repository', () => {
  const files = repositoryFiles();
  const missing = [...titles].flatMap(([file, fileTitles]) =>
    fileTitles
      .flatMap((title) => title.match(/[\w/.-]+\.md\b/g) ?? [])
      .filter((name) => !files.some((path) => path === name || path.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
