import { build } from '../setup/builds.mjs';
import { reportPath } from './part.mjs';
import { countCheck, countPlaywright, countVitest } from './reports.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/**
 * @param {string} name
 * @param {string} title
 * @param {readonly string[]} command
 * @returns {Part}
 */
function check(name, title, command) {
  return { name, title, command, count: countCheck, ownReport: false };
}

/**
 * @param {string} name a project of vitest.config.ts
 * @param {string} title
 * @returns {Part}
 */
function vitest(name, title) {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath(name)}`,
  ];
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', name, ...reporters];
  return { name, title, command, count: countVitest, ownReport: true };
}

const formatting = ['--check', '--cache', '--log-level', 'warn', '.'];

/** What is looked at without running the shop; the boundaries of the arrow are among the lint rules. */
export const checks = [
  check('format', 'Format', ['node_modules/prettier/bin/prettier.cjs', ...formatting]),
  check('types', 'Types', ['node_modules/typescript/bin/tsc', '-b']),
  check('lint', 'Lint and boundaries', [
    'node_modules/oxlint/bin/oxlint',
    '--type-aware',
    '--deny-warnings',
  ]),
  check('dead-code', 'Dead code', ['node_modules/knip/bin/knip.js', '--no-progress']),
];

/** Functions, rules and servers, without a browser or a database. */
export const unit = vitest('unit', 'Unit');

/** The API on SQLite and on PostgreSQL. */
export const api = vitest('api', 'API, both databases');

/** Every story in a browser, with its accessibility checks. */
const stories = vitest('stories', 'Stories');

/**
 * `npm start` itself, and a shopper and an owner in a browser on what it starts.
 * @type {Part}
 */
export const journeys = {
  name: 'journeys',
  title: 'Start and journeys',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('journeys') },
  count: countPlaywright,
  ownReport: true,
};

/**
 * The parts and pages of the built Storybook against their pictures of before.
 * @type {Part}
 */
const pictures = {
  name: 'visual',
  title: 'Pictures',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/visual'],
  count: countPlaywright,
  ownReport: true,
};

const builds = [
  { ...check('build', 'Build', build.command), env: build.env },
  check('storybook', 'Storybook build', [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '--output-dir=.cache/storybook',
  ]),
];

/** Everything `npm test` runs, in its order. */
export const allParts = [...checks, unit, api, stories, ...builds, pictures, journeys];
