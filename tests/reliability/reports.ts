/** A test in its runner's report: its title with the titles of its groups, and whether it ran and passed. */
export type ReportedTest = { file: string; titles: string[]; passed: boolean };
/** One stress scenario's measurements on one database. */
export type ReportedScenario = {
  ids: string;
  on: string;
  load: string;
  result: string;
  passed: boolean;
  at: string;
};

type VitestTest = { ancestorTitles: string[]; title: string; status: string };
type VitestReport = { testResults: { name: string; assertionResults: VitestTest[] }[] };

/** Reads a Vitest JSON report. File paths are relative to `root`. */
export function readVitest(text: string, root: string): ReportedTest[] {
  const { testResults }: VitestReport = JSON.parse(text);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name.replace(`${root}/`, ''),
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  );
}

type Spec = { title: string; ok: boolean; file: string; tests: { results: unknown[] }[] };
type Suite = { title: string; specs: Spec[]; suites?: Suite[] };

/**
 * Reads a Playwright JSON report. File paths are relative to tests/. A test that was only listed counts as
 * not passed.
 */
export function readPlaywright(text: string): ReportedTest[] {
  const { suites }: { suites: Suite[] } = JSON.parse(text);
  const walk = (suite: Suite, above: string[]): ReportedTest[] => {
    const titles = [...above, suite.title];
    const own = suite.specs.map(({ title, file, ok, tests }) => ({
      file: `tests/${file}`,
      titles: [...titles, title],
      passed: ok && tests.some(({ results }) => results.length > 0),
    }));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, titles))];
  };
  return suites.flatMap((suite) => walk(suite, []));
}

/** Reads the stress test's report. */
export function readStress(text: string): ReportedScenario[] {
  const { rows }: { rows: ReportedScenario[] } = JSON.parse(text);
  return rows;
}
