import { readText, repositoryFiles } from './repository.ts';

const TITLE = /\b(?:test|it|describe)\b[^'"`\n]*\(\s*(?:[\w.]+\)\(\s*)?(['"`])(.+?)\1/g;

/** The titles in a file of tests: of tests, of tables of tests, and of groups of tests. */
export function titlesIn(text: string): string[] {
  return Array.from(text.matchAll(TITLE), ([, , title = '']) => title);
}

/** Every file of tests with its titles. */
export function readTestTitles(): Map<string, string[]> {
  const files = repositoryFiles().filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, titlesIn(readText(file))]));
}
