import { describe, expect, test } from 'vitest';
import { idsOfTitle } from '../reliability/ids-of-title.ts';
import { PROMISES } from '../reliability/promises.ts';
import { readText, repositoryFiles } from './repository.ts';
import { readTestTitles } from './test-titles.ts';

const ids = Object.values(PROMISES)
  .flat()
  .flatMap((promised) => promised.ids);

function provedIds(): Set<string> {
  return new Set([...readTestTitles().values()].flat().flatMap(idsOfTitle));
}

test('every promise is proved by a test whose title starts with its id', () => {
  expect(ids.length).toBeGreaterThan(50);
  const found = provedIds();
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

test('every file that docs/reliability.md names as a proof exists and names the id', () => {
  const files = new Set(repositoryFiles());
  const rows = [...readText('docs/reliability.md').matchAll(/^\| ([A-Z]\d+)(?: 2P)? \|.*$/gm)];
  expect(rows.length).toBe(ids.length);
  const wrong = rows.flatMap(([row, id = '']) =>
    [...row.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !files.has(file) || !readText(file).includes(id))
      .map((file) => `${id}: ${file}`),
  );
  expect(wrong).toEqual([]);
});

describe('the ids at the start of a title', () => {
  test.each([
    ['O9 an order is acknowledged after it is on disk', ['O9']],
    ['I1, I2 both databases give the same response', ['I1', 'I2']],
    ['P1 P2 no personal data is left after an order', ['P1', 'P2']],
    ['U1–3 hostile files', ['U1', 'U2', 'U3']],
    ['ADM-7 a product is created', ['ADM-7']],
    ['I18N-1 NAV-8 a product is found in both languages', ['I18N-1', 'NAV-8']],
    ['nothing of O9 here', []],
  ])('of “%s”', (title, expected) => {
    expect(idsOfTitle(title)).toEqual(expected);
  });
});
