import { describe, expect, test } from 'vitest';
import { idsOfTitle } from '../reliability/ids-of-title.ts';
import { PROMISES } from '../reliability/promises.ts';
import { readText, repositoryFiles } from './repository.ts';

const ids = Object.values(PROMISES)
  .flat()
  .flatMap((promised) => promised.ids);
const files = repositoryFiles();

/** The titles in a file of tests: of tests, of tables of tests, and of what they stand under. */
function titlesIn(text: string): string[] {
  const title = /\b(?:test|it|describe)\b[^'"`\n]*\(\s*(?:[\w.]+\)\(\s*)?(['"`])(.+?)\1/g;
  return Array.from(text.matchAll(title), ([, , said = '']) => said);
}

function proved(): Set<string> {
  const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  const titles = tests.flatMap((file) => titlesIn(readText(file)));
  return new Set(titles.flatMap(idsOfTitle));
}

test('every promise is proved by a test whose title begins with its id', () => {
  expect(ids.length).toBeGreaterThan(50);
  const found = proved();
  expect(ids.filter((id) => !found.has(id))).toEqual([]);
});

test('docs/reliability.md, written by npm run reliability, has a row with a proof for every promise', () => {
  const rows = readText('docs/reliability.md').split('\n');
  const without = ids.filter((id) => {
    const row = rows.find((line) => new RegExp(String.raw`^\| ${id}(?: 2P)? +\|`).test(line));
    return row === undefined || !/\(\d+ (?:passed|listed)/.test(row);
  });
  expect(without).toEqual([]);
});

describe('the ids a title begins with', () => {
  test.each([
    ['O9 nothing is told before it is on disk', ['O9']],
    ['I1, I2 whatever is sent, both answer the same', ['I1', 'I2']],
    ['P1 P2 once ordered, nothing stays', ['P1', 'P2']],
    ['U1–3 hostile files', ['U1', 'U2', 'U3']],
    ['ADM-7 a product is created', ['ADM-7']],
    ['nothing of O9 here', []],
  ])('of “%s”', (title, expected) => {
    expect(idsOfTitle(title)).toEqual(expected);
  });
});
