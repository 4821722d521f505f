/** One command whose passed and failed tests are counted from its JSON report. */
export type Suite = {
  /** Also the name of its report and log: `.reports/NAME.json`, `.reports/NAME.log`. */
  name: string;
  title: string;
  command: readonly string[];
  report: 'vitest' | 'playwright' | 'exit code';
  env?: NodeJS.ProcessEnv;
  /** Words that must each be in the name of a passed test. */
  required?: readonly string[];
};

/** The path of a suite's JSON report, from the root. */
export function reportPath(name: string): string {
  return `.reports/${name}.json`;
}

function check(name: string, title: string, ...command: string[]): Suite {
  return { name, title, command, report: 'exit code' };
}

function vitest(name: string, title: string, ...args: string[]): Suite {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(name)}`];
  return { name, title, command: ['vitest', 'run', ...args, ...output], report: 'vitest' };
}

function playwright(name: string, title: string, ...args: string[]): Suite {
  const command = ['playwright', 'test', ...args];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(name) };
  return { name, title, command, report: 'playwright', env };
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);

/** Suites that run at the same time, as many as there are cores. */
export type Stage = readonly Suite[];

/** React's production build, which the apps ship, takes two thirds of the time. */
const STORIES_ENV = { NODE_ENV: 'production' };

const format = check(
  'format',
  'Format',
  'prettier',
  '--check',
  '--cache',
  '--log-level',
  'warn',
  '.',
);

/** The other checks, and the tests without a browser or a database. */
const checks: Stage = [
  check('types', 'Types', 'tsc', '-b'),
  check('lint', 'Lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('dead-code', 'Dead code', 'knip', '--no-progress'),
  vitest('unit', 'Unit', ...projects('unit')),
];

/** `npm run verify`, before each commit. */
const verify: Stage[] = [[format, ...checks]];

/** `npm test`: every clause of the specification once, on any Linux machine. */
const test: Stage[] = [
  // Without the format: in a fresh clone, without its cache, it takes half a minute.
  checks,
  [
    {
      ...vitest('api', 'API, both databases', ...projects('api')),
      required: ['SQLite', 'PostgreSQL'],
    },
  ],
  [
    {
      ...vitest('stories', 'Stories', ...projects('stories')),
      env: STORIES_ENV,
    },
  ],
  [
    {
      ...check('build', 'Build', 'turbo', 'run', 'build', '--output-logs=errors-only'),
      env: { NODE_ENV: undefined },
    },
  ],
  [playwright('e2e', 'End to end', ...projects('start', 'contract', 'e2e'))],
];

/**
 * The back office in a wide window, on our API server and on the reference API server. `e2e` has 375 px in French on
 * ours. `npm run test:viewports` runs each width in each language on both.
 */
const viewports = ['viewport full 1280 en', 'viewport reference 1280 fr'];

/** `npm run test:full`: all that `npm test` leaves out. */
const full: Stage[] = [
  [format],
  [vitest('api-full', 'API, full', ...projects('api-full'))],
  [
    {
      // The clauses of the pages are proved by the end-to-end tests of `npm test`.
      ...vitest('page-stories', 'Stories of pages', ...projects('page-stories')),
      env: STORIES_ENV,
    },
  ],
  [check('storybook', 'Storybook', 'storybook', 'build', '--quiet', '-o', '.cache/storybook')],
  [playwright('visual', 'Visual comparison', '--config=tests/visual')],
  [
    playwright(
      'e2e-full',
      'End to end, full',
      ...projects(
        'contract-full',
        'e2e-full',
        'desktop',
        'desktop-full',
        'bare',
        'hosting',
        ...viewports,
      ),
    ),
  ],
];

export const suites = { verify, test, full };
