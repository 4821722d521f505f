import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/repository.ts';
import { formatTable } from './format-table.ts';
import { readPlaywright, readStress, readVitest } from './reports.ts';

/** Writes docs/reliability.md from the latest reports. When a report is missing it writes nothing. */
const report = (name: string) => join(root, '.reports', `${name}.json`);
const VITEST = ['unit', 'api', 'api-full', 'stories'];
const PLAYWRIGHT = ['e2e', 'e2e-full'];
const NEEDED = [...VITEST, ...PLAYWRIGHT, 'stress'];
const missing = NEEDED.filter((name) => !existsSync(report(name)));
if (missing.length > 0) {
  console.error(
    `Run npm test, npm run test:full and npm run stress first: there is no report of ${missing.join(', ')}.`,
  );
  process.exit(1);
}
const read = (name: string) => readFileSync(report(name), 'utf8');
const tests = [
  ...VITEST.flatMap((name) => readVitest(read(name), root)),
  ...PLAYWRIGHT.flatMap((name) => readPlaywright(read(name))),
];
const table = formatTable(tests, readStress(read('stress')));
const file = join(root, 'docs/reliability.md');
writeFileSync(file, table);
console.log(`docs/reliability.md is written from ${tests.length} tests.`);
