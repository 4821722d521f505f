import { readText, repositoryFiles } from './repository.ts';

const TITLE = /\b(?:test|it|describe)\b[^'"`\n]*\(\s*(?:[\w.]+\)\(\s*)?(['"`])(.+?)\1/g;

/** The rows of a table, in one line or, as Prettier indents them, up to a line with the indentation of the test. */
const ROWS = String.raw`\((?:[^\n]*?|\[\n[\s\S]*?^\1\](?: as const)?)\)`;
/**
 * The title of a test that runs: not of a group, of a step, or of a test that is skipped, expected to fail or still to
 * be written. A test is at the start of its line, so that none is found in a comment or a string.
 */
const TEST = new RegExp(
  String.raw`^( *)(?:test|it)(?:\.(?:each|for|skipIf|runIf)(?:<.*>)?${ROWS})*\(\s*(['"\`])(.+?)\2`,
  'gm',
);

/** The titles in a file of tests: of tests, of tables of tests, and of groups of tests. */
export function titlesIn(text: string): string[] {
  return Array.from(text.matchAll(TITLE), ([, , title = '']) => title);
}

/** The titles of the tests that run, and of the tables of such tests. */
export function testTitlesIn(text: string): string[] {
  return Array.from(text.matchAll(TEST), ([, , , title = '']) => title);
}

/** Every file of tests with its titles. */
export function readTestTitles(read = titlesIn): Map<string, string[]> {
  const files = repositoryFiles().filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, read(readText(file))]));
}
