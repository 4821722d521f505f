import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { endAll } from './server-process.ts';
import { openEnvironment, type Environment } from './environment.ts';
import { formatReport, mergeRows, type ReportRow } from './report.ts';
import type { Scenario } from './scenario.ts';
import { allScenarios } from './scenarios/all-scenarios.ts';

const HELP = `npm run stress -- [options]: tests the promises of the shop under attack, load and crashes.

  --only O9,V4    only the scenarios of these ids, or memory or soak
  --on SQLite     only on SQLite, or PostgreSQL
  --seed N        repeats the random choices of the run that printed this seed
  --minutes N     the duration of the soak scenario, 1 by default
  --help          this

Everything runs on loopback in temporary folders. Ends with 1 when a scenario fails.`;

/** Above this system load before a scenario, its times also depend on other processes. */
const BUSY = 3;
/** The time limit of a scenario, in milliseconds, in addition to the minutes of a soak. */
const SCENARIO_TIMEOUT_MS = 8 * 60_000;
const REPORT = join(import.meta.dirname, '../../.reports/stress.json');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    on: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const rows: ReportRow[] = [];
const print = (line: string) => console.log(line);
let environment: Environment | undefined;

async function stop(code: number): Promise<never> {
  await environment?.end();
  // A process may have been starting during the first call.
  await endAll();
  process.exit(code);
}

function isSelected({ ids, name }: Scenario): boolean {
  const only = values.only?.split(/[\s,]+/);
  return only === undefined || [...ids, name].some((id) => only.includes(id));
}

async function runScenario(
  scenario: Scenario,
  database: Environment['database'],
  seed: number,
): Promise<void> {
  const at = new Date().toISOString();
  const where = { ids: scenario.ids.join(', '), name: scenario.name, on: database, at, seed };
  if (database === 'PostgreSQL' && findPostgres() === undefined) {
    rows.push({
      ...where,
      load: 'not run',
      result: 'this machine has no PostgreSQL',
      passed: false,
    });
    return;
  }
  const start = performance.now();
  const timeoutMs = SCENARIO_TIMEOUT_MS + Number(values.minutes) * 60_000;
  const watchdog = setTimeout(() => {
    rows.push({
      ...where,
      load: 'not ended',
      result: `longer than ${timeoutMs / 1_000} s`,
      passed: false,
    });
    print(formatReport(rows));
    void stop(1);
  }, timeoutMs);
  try {
    const [before = 0] = loadavg();
    environment = await openEnvironment(database, { seed, minutes: Number(values.minutes) });
    const { result, ...outcome } = await scenario.run(environment);
    const note =
      before > BUSY ? ` (load of the machine before the scenario: ${before.toFixed(1)})` : '';
    rows.push({ ...where, ...outcome, result: result + note });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    rows.push({ ...where, load: 'stopped by an error', result: text, passed: false });
  }
  clearTimeout(watchdog);
  await environment?.end();
  const [row] = rows.slice(-1);
  const seconds = Math.round((performance.now() - start) / 1_000);
  print(
    `${row?.passed ? '✓' : '✗'} ${where.ids} on ${database} (${seconds} s): ${row?.load}: ${row?.result}`,
  );
}

/** Reads the rows of earlier runs, so that a run of a few scenarios does not remove the others. */
async function earlierRows(): Promise<ReportRow[]> {
  const text = await readFile(REPORT, 'utf8').catch(() => '{ "rows": [] }');
  const { rows: earlier }: { rows: ReportRow[] } = JSON.parse(text);
  return earlier.filter(({ name }) => allScenarios.some((scenario) => scenario.name === name));
}

/** Writes the rows so far, so that a stopped run does not lose its results. */
async function writeRows(): Promise<void> {
  await mkdir(dirname(REPORT), { recursive: true });
  const merged = mergeRows(await earlierRows(), rows);
  await writeFile(REPORT, `${JSON.stringify({ rows: merged }, null, 2)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(1));
if (values.help) {
  print(HELP);
  process.exit(0);
}
const seed = Number(values.seed ?? randomInt(2 ** 31));
const load = loadavg().map((each) => each.toFixed(2));
print(
  `Seed ${seed}; Node ${process.version}, ${availableParallelism()} cores, load ${load.join(', ')}`,
);
for (const scenario of allScenarios.filter(isSelected)) {
  for (const database of scenario.on) {
    if (values.on !== undefined && values.on !== database) continue;
    await runScenario(scenario, database, seed);
    await writeRows();
  }
}
print(`\n${formatReport(rows)}\n\nSeed ${seed}`);
if (rows.length === 0) print('Nothing ran: no scenario has this id.');
await stop(rows.length > 0 && rows.every((row) => row.passed) ? 0 : 1);
