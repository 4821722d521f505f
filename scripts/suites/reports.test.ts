import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  countNamed,
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
} from './reports.ts';

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

describe('the failed tests of a report, for the end of the CI output', () => {
  test('vitest: title, message and what was received; a file that could not be loaded', () => {
    const assertionResults = [
      { fullName: 'orders O1', status: 'passed' },
      {
        fullName: 'orders O2',
        status: 'failed',
        failureMessages: ['\u001b[31mlost\u001b[39m\n\nReceived: 3\n    at orders.ts:1'],
      },
    ];
    const report = {
      testResults: [
        { name: 'orders.test.ts', status: 'failed', message: '', assertionResults },
        { name: 'cart.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    };
    expect(failuresOfVitest(JSON.stringify(report))).toEqual([
      'orders O2: lost\n    Received: 3',
      'cart.test.ts: SyntaxError',
    ]);
  });

  test('Playwright: the headings of the page on which a test failed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'error-context.md');
    const snapshot = [
      '- main:',
      '  - heading "Connexion" [level=1]',
      '  - heading "Aide" [level=2]',
    ];
    await writeFile(path, ['# Error details', '```yaml', ...snapshot, '```'].join('\n'));
    const results = [
      { error: { message: 'late' }, attachments: [{ name: 'error-context', path }] },
    ];
    const tests = [{ projectName: 'e2e', status: 'unexpected', results }];
    const report = { suites: [{ specs: [{ title: 'ADM-3', file: 'login.spec.ts', tests }] }] };
    expect(failuresOfPlaywright(JSON.stringify(report))).toEqual([
      '[e2e] login.spec.ts › ADM-3: late\n    Page: Connexion · Aide',
    ]);
  });

  test('Playwright: unexpected and flaky tests of nested suites, errors outside of tests', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'cart.spec.ts',
      tests: [{ projectName: 'e2e', status, results: [{}, { error: { message: 'late\nat' } }] }],
    });
    const report = {
      errors: [{ message: 'no port' }],
      suites: [
        {
          specs: [spec('CART-1', 'expected')],
          suites: [{ specs: [spec('CART-2', 'unexpected'), spec('CART-3', 'flaky')] }],
        },
      ],
    };
    expect(failuresOfPlaywright(JSON.stringify(report))).toEqual([
      '[e2e] cart.spec.ts › CART-2: late',
      '[e2e] cart.spec.ts › CART-3: late',
      'outside of tests: no port',
    ]);
  });
});
