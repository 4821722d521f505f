import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
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

/** The failed tests of a suite: title, message and what was received; empty without a report. */
export function readFailures({ name, report }: Suite): string[] {
  try {
    const text = readFileSync(reportPath(name), 'utf8');
    if (report === 'vitest') return failuresOfVitest(text);
    if (report === 'playwright') return failuresOfPlaywright(text);
  } catch {
    // A missing report is counted as a suite that ran no test.
  }
  return [];
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

/** Lines of a message about where the test waited, what it received, or how that differed. */
const DETAIL = /^\s*(?:Locator:|Expected|Received|[+-] )/;
const MAX_DETAILS = 8;

function describeFailure(title: string, message = '', page: string[] = []): string {
  const [line = '', ...rest] = stripVTControlCharacters(message).split('\n');
  const details = [...rest.filter((each) => DETAIL.test(each)).slice(0, MAX_DETAILS), ...page];
  return [`${title}: ${line}`, ...details.map((each) => `    ${each.trim()}`)].join('\n');
}

/** The failed tests of a vitest report; a file that cannot be loaded by its path. */
export function failuresOfVitest(text: string): string[] {
  type Report = {
    testResults?: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  const { testResults = [] }: Report = JSON.parse(text);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describeFailure(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(fullName, failureMessages?.[0]),
    );
  });
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: PlaywrightResult[];
    }[];
  }[];
};

type PlaywrightResult = {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
};

/** The page on which a test failed, by its headings; empty where Playwright took no snapshot of it. */
function headingsOfPage({ attachments = [] }: PlaywrightResult): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return [];
  const [, snapshot = ''] = readFileSync(path, 'utf8').split('```yaml');
  const headings = [...snapshot.matchAll(/- heading "(.+)" \[level/g)].map(([, text]) => text);
  return headings.length > 0 ? [`Page: ${headings.slice(0, MAX_DETAILS).join(' · ')}`] : [];
}

/** The failed and flaky tests of a Playwright report, and its errors outside of tests. */
export function failuresOfPlaywright(text: string): string[] {
  type Report = PlaywrightSuite & { errors?: { message?: string }[] };
  const { errors = [], ...root }: Report = JSON.parse(text);
  const ofSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const failed = results.find(({ error }) => error !== undefined);
          return describeFailure(
            `[${projectName}] ${file} › ${title}`,
            failed?.error?.message,
            failed && headingsOfPage(failed),
          );
        }),
    ),
    ...suites.flatMap(ofSuite),
  ];
  return [
    ...ofSuite(root),
    ...errors.map(({ message }) => describeFailure('outside of tests', message)),
  ];
}
