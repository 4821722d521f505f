import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository.ts';

const specification = readText('docs/specification.md');
const clauses = [...specification.matchAll(/^- ([A-Z\d]{2,4}-\d+) /gm)].flatMap(
  ([, id]) => id ?? [],
);
const families = [...new Set(clauses.map((id) => id.replace(/\d+$/, '')))];
const tests = repositoryFiles().filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file));
const named = new Map(tests.map((file) => [file, idsIn(readText(file))]));

/** "CART-1…3" and "CART-1–3" name three clauses. */
function idsIn(text: string): string[] {
  const pattern = new RegExp(
    String.raw`\b(${families.join('|')})(\d+)(?:(?:…|–|\.\.\.)(\d+))?`,
    'g',
  );
  return [...text.matchAll(pattern)].flatMap(([, family = '', first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: Math.max(count, 1) }, (_, at) => `${family}${Number(first) + at}`);
  });
}

test('every clause a test names is one of docs/specification.md', () => {
  expect(clauses.length).toBeGreaterThan(60);
  const unknown = [...named].flatMap(([file, ids]) =>
    ids.filter((id) => !clauses.includes(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every clause of docs/specification.md is named by a test', () => {
  const proved = new Set([...named.values()].flat());
  expect(clauses.filter((id) => !proved.has(id))).toEqual([]);
});
