/** A test as its runner reports it: its own title and those it stands under, and whether it ran and passed. */
export type Reported = { file: string; titles: string[]; passed: boolean };
/** What the torture measured in one trial, on one database. */
export type Measured = {
  ids: string;
  on: string;
  load: string;
  result: string;
  held: boolean;
  at: string;
};

type VitestTest = { ancestorTitles: string[]; title: string; status: string };
type VitestReport = { testResults: { name: string; assertionResults: VitestTest[] }[] };

/** Reads a vitest JSON report; files from `root`. */
export function readVitest(text: string, root: string): Reported[] {
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

/** Reads a Playwright JSON report; its files stand under tests/. A test that was only listed has not passed. */
export function readPlaywright(text: string): Reported[] {
  const { suites }: { suites: Suite[] } = JSON.parse(text);
  const walk = (suite: Suite, above: string[]): Reported[] => {
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

/** Reads the torture's report. */
export function readTorture(text: string): Measured[] {
  const { rows }: { rows: Measured[] } = JSON.parse(text);
  return rows;
}
