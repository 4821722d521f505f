import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../rules/repository.ts';
import { drawTable } from './draw-table.ts';
import { readPlaywright, readTorture, readVitest } from './reports.ts';

/** Writes docs/reliability.md from the last reports; without one of them it writes nothing. */
const report = (name: string) => join(root, '.reports', `${name}.json`);
const NEEDED = ['unit', 'api', 'stories', 'journeys', 'torture'];
const missing = NEEDED.filter((name) => !existsSync(report(name)));
if (missing.length > 0) {
  console.error(
    `Run npm test and npm run torture first: there is no report of ${missing.join(', ')}.`,
  );
  process.exit(1);
}
const read = (name: string) => readFileSync(report(name), 'utf8');
const tests = [
  ...['unit', 'api', 'stories'].flatMap((name) => readVitest(read(name), root)),
  ...readPlaywright(read('journeys')),
];
const table = drawTable(tests, readTorture(read('torture')));
const file = join(root, 'docs/reliability.md');
writeFileSync(file, table);
console.log(`docs/reliability.md is written from ${tests.length} tests.`);
