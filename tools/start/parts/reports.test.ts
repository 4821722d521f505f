import { describe, expect, test } from 'vitest';
import { countCheck, countInFolder, countNamed, countPlaywright, countVitest } from './reports.mjs';

describe('what a runner reports is counted, never rounded up', () => {
  test('vitest: passed, failed and skipped tests', () => {
    const report = { success: false, numTotalTests: 9, numPassedTests: 5, numFailedTests: 1 };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test('vitest: a file that could not be loaded is a failure', () => {
    const report = { success: false, numTotalTests: 5, numPassedTests: 5, numFailedTests: 0 };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test('Playwright: passed only at a second try, and errors outside of tests, are failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const report = { stats, errors: [{ message: 'set-up' }] };
    expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });

  test('an empty report counts nothing as passed', () => {
    expect(countVitest('{}').passed + countPlaywright('{}').passed + countCheck('{}').passed).toBe(
      0,
    );
  });

  test('only passed tests of a database count for it', () => {
    const assertionResults = [
      { fullName: 'orders on PostgreSQL O1', status: 'passed' },
      { fullName: 'orders on PostgreSQL O2', status: 'failed' },
      { fullName: 'orders on PostgreSQL O3', status: 'pending' },
      { fullName: 'orders on SQLite O1', status: 'passed' },
    ];
    const report = JSON.stringify({ testResults: [{ assertionResults }] });
    expect([countNamed(report, 'PostgreSQL'), countNamed(report, 'MySQL')]).toEqual([1, 0]);
  });

  test('only passed tests in the folder of the journeys are journeys', () => {
    const specs = [
      { file: 'journeys/order.spec.ts', ok: true },
      { file: 'journeys/order.spec.ts', ok: false },
      { file: 'start/start.spec.ts', ok: true },
    ];
    expect(countInFolder(JSON.stringify({ suites: [{ suites: [{ specs }] }] }), 'journeys')).toBe(
      1,
    );
    expect(countInFolder('{}', 'journeys')).toBe(0);
  });
});
