/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Reads a vitest JSON report. A file that could not even be loaded counts as one failure.
 * @param {string} text
 * @returns {Counts}
 */
export function countVitest(text) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numTotalTests = 0,
    success = false,
  } = JSON.parse(text);
  const failed = numFailedTests === 0 && !success ? 1 : numFailedTests;
  return {
    passed: numPassedTests,
    failed,
    skipped: numTotalTests - numPassedTests - numFailedTests,
  };
}

/**
 * Reads a Playwright JSON report. A test that passed at a second try has failed; so has a set-up that
 * ran no test.
 * @param {string} text
 * @returns {Counts}
 */
export function countPlaywright(text) {
  const { stats, errors = [] } = JSON.parse(text);
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return { passed, failed: unexpected + flaky + errors.length, skipped };
}

/**
 * Reads the report of a check that has none of its own.
 * @param {string} text
 * @returns {Counts}
 */
export function countCheck(text) {
  return { passed: 0, failed: 0, skipped: 0, ...JSON.parse(text) };
}

/**
 * How many passed tests of a vitest JSON report carry this word in their names.
 * @param {string} text
 * @param {string} word
 */
export function countNamed(text, word) {
  /** @type {{ testResults?: { assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults = [] } = JSON.parse(text);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'passed' && fullName.includes(word)).length;
}

/**
 * How many passed tests of a Playwright JSON report stand in this folder.
 * @param {string} text
 * @param {string} folder
 */
export function countInFolder(text, folder) {
  /** @typedef {{ file: string, ok: boolean }} Spec */
  /** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite) => Spec[]} */
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(JSON.parse(text)).filter(({ file, ok }) => ok && file.startsWith(`${folder}/`))
    .length;
}
