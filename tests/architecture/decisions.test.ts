import { describe, expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository.ts';

const decisions = repositoryFiles().filter((file) => file.startsWith('docs/adr/'));
const numberOf = (file: string) => Number(/\/(\d{4})-/.exec(file)?.[1]);
const HEADER =
  /^# (?<number>\d+)\. (?!\d+\.)\S.*\n\nDate: \d{4}-\d\d-\d\d\n\nStatus: (?:Accepted|Superseded by \d{4})[.;,][\s\S]*?\n\n## Context\n/;

describe('decision records', () => {
  test('each has a number of its own', () => {
    const numbers = decisions.map(numberOf);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(decisions)('%s has its number and title, date, status, context, decision', (file) => {
    const text = readText(file);
    expect(Number(HEADER.exec(text)?.groups?.number)).toBe(numberOf(file));
    expect(text).toMatch(/\n## Decision\n[\s\S]*\n## Consequences\n/);
  });

  test.each(decisions)('%s is superseded by another one, never edited', (file) => {
    const text = readText(file);
    const [status = ''] = /\nStatus: [\s\S]*?(?=\n\n)/.exec(text) ?? [];
    expect(text).not.toMatch(/^#+ Amendment/m);
    expect(status).not.toMatch(/\bamend|\bchanged on\b/i);
  });

  test('a decision that supersedes another one is named in its status', () => {
    const missing = decisions.flatMap((file) => {
      const [, superseded = ''] = /\nStatus: [^\n]*?Supersedes ([^\n]*)/.exec(readText(file)) ?? [];
      const by = String(numberOf(file)).padStart(4, '0');
      return [...superseded.matchAll(/\b\d{4}\b/g)]
        .map(([number]) => decisions.find((other) => other.includes(`/${number}-`)) ?? number)
        .filter((other) => !/\nStatus: [^\n]*/.exec(readText(other))?.[0].includes(by))
        .map((other) => `${other} is superseded by ${by}`);
    });
    expect(missing).toEqual([]);
  });
});
