import { readFileSync } from 'node:fs';
import { reportPath, type Suite } from './suites.ts';

export type Counts = { passed: number; failed: number; skipped: number };

/** The counts of a suite, from its report; undefined when the report is missing or invalid. */
export function readCounts({ name, report }: Suite): Counts | undefined {
  try {
    const text = readFileSync(reportPath(name), 'utf8');
    if (report === 'vitest') return countVitest(text);
    if (report === 'playwright') return countPlaywright(text);
    return { passed: 0, failed: 0, skipped: 0, ...JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The required words of a suite that are in no name of a passed test. */
export function missingTests({ name, required = [] }: Suite): string[] {
  if (required.length === 0) return [];
  const text = readFileSync(reportPath(name), 'utf8');
  return required.filter((word) => countNamed(text, word) === 0);
}

/** Counts a vitest report. A file that cannot be loaded counts as one failure. */
export function countVitest(text: string): Counts {
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numTotalTests = 0,
    success = false,
  } = JSON.parse(text);
  const failed = numFailedTests === 0 && !success ? 1 : numFailedTests;
  return { passed, failed, skipped: numTotalTests - passed - numFailedTests };
}

/** Counts a Playwright report. A flaky test and an error outside of tests count as failures. */
export function countPlaywright(text: string): Counts {
  const { stats, errors = [] } = JSON.parse(text);
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return { passed, failed: unexpected + flaky + errors.length, skipped };
}

/** How many passed tests of a vitest report have this word in their names. */
export function countNamed(text: string, word: string): number {
  type Report = {
    testResults?: { assertionResults: { fullName: string; status: string }[] }[];
  };
  const { testResults = [] }: Report = JSON.parse(text);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'passed' && fullName.includes(word)).length;
}
