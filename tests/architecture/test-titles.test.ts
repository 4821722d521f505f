import { expect, test } from 'vitest';
import { testTitlesIn, titlesIn } from './test-titles.ts';

test.each([
  ["test('a', run);"],
  ["  it('a', run);"],
  ["test(\n  'a',\n  run,\n);"],
  ["test.each(NAMES)('a', run);"],
  ["test.for([1, 2])('a', run);"],
  ["test.each(['x', 'y'])(\n  'a',\n  run,\n);"],
  ["  test.each<[string]>([\n    ['b'],\n    [f('c')],\n  ] as const)('a', run);"],
  ["test.skipIf(system !== 'linux')('a', run);"],
])('the title of a test is found in %j', (source) => {
  expect(testTitlesIn(source)).toEqual(['a']);
});

test.each([
  ["describe('a', () => {"],
  ["test.describe('a', () => {"],
  ["describe.each([\n  ['b'],\n])('a', run);"],
  ["  await test.step('a', run);"],
  ["test.skip('a', run);"],
  ["test.todo('a');"],
  ["test.fixme('a', run);"],
  ["// test('a', run);"],
  ['const source = "test(\'a\', run);";'],
  ["/x/.test('a');"],
])('no title of a test is found in %j', (source) => {
  expect(testTitlesIn(source)).toEqual([]);
});

test('the titles of a file are those of its groups and tests', () => {
  expect(titlesIn("describe('a', () => {\n  test('b', run);\n});")).toEqual(['a', 'b']);
});
