import { describe, expect, test } from 'vitest';
import { countNamed, countPlaywright, countVitest } from './reports.ts';

describe('the counts of a report', () => {
  test('vitest: passed, failed and skipped tests', () => {
    const report = { success: false, numTotalTests: 9, numPassedTests: 5, numFailedTests: 1 };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test('vitest: a file that could not be loaded is a failure', () => {
    const report = { success: false, numTotalTests: 5, numPassedTests: 5, numFailedTests: 0 };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test('Playwright: a flaky test and an error outside of tests are failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const report = { stats, errors: [{ message: 'set-up' }] };
    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });

  test('an empty report counts no passed test', () => {
    expect(countVitest('{}').passed + countPlaywright('{}').passed).toBe(0);
  });

  test('a required word counts in the names of passed tests only', () => {
    const assertionResults = [
      { fullName: 'orders on PostgreSQL O1', status: 'passed' },
      { fullName: 'orders on PostgreSQL O2', status: 'failed' },
      { fullName: 'orders on PostgreSQL O3', status: 'pending' },
      { fullName: 'orders on SQLite O1', status: 'passed' },
    ];
    const report = JSON.stringify({ testResults: [{ assertionResults }] });
    expect([countNamed(report, 'PostgreSQL'), countNamed(report, 'MySQL')]).toEqual([1, 0]);
  });
});
