import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from '../testing/postgres-server.ts';
import { endAll } from '../testing/started-host.ts';
import { openArena, type Arena } from './arena.ts';
import { drawRows, mergeRows, type Row } from './rows.ts';
import type { Trial } from './trial.ts';
import { allTrials } from './trials/all-trials.ts';

const HELP = `npm run torture -- [options]: what must hold, under attack, load and crash.

  --only O9,V4    only the trials of these ids
  --on SQLite     only on SQLite, or PostgreSQL
  --seed N        the same chances as another run, which has printed its seed
  --minutes N     how long the soak lasts, 1 when left out
  --help          this

Everything runs on loopback in temporary folders. Ends with 1 when a trial fails.`;

/** Beyond this load before a trial, its times say as much of others as of the host. */
const BUSY = 3;
/** A trial that hangs is ended after this long, in milliseconds, beside the minutes of a soak. */
const LONGEST_TRIAL = 8 * 60_000;
const REPORT = join(import.meta.dirname, '../../../../.reports/torture.json');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    on: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const rows: Row[] = [];
const say = (line: string) => console.log(line);
let arena: Arena | undefined;

async function stop(code: number): Promise<never> {
  await arena?.end();
  // One may have been about to start.
  await endAll();
  process.exit(code);
}

function wanted({ ids }: Trial): boolean {
  const only = values.only?.split(/[\s,]+/);
  return only === undefined || ids.some((id) => only.includes(id));
}

async function runTrial(trial: Trial, database: Arena['database'], seed: number): Promise<void> {
  const at = new Date().toISOString();
  const where = { ids: trial.ids.join(', '), name: trial.name, on: database, at, seed };
  if (database === 'PostgreSQL' && findPostgres() === undefined) {
    rows.push({ ...where, load: 'not run', result: 'this machine has no PostgreSQL', held: false });
    return;
  }
  const begun = performance.now();
  const longest = LONGEST_TRIAL + Number(values.minutes) * 60_000;
  const watchdog = setTimeout(() => {
    rows.push({
      ...where,
      load: 'not ended',
      result: `longer than ${longest / 1_000} s`,
      held: false,
    });
    say(drawRows(rows));
    void stop(1);
  }, longest);
  try {
    const [before = 0] = loadavg();
    arena = await openArena(database, { seed, minutes: Number(values.minutes) });
    const { result, ...outcome } = await trial.run(arena);
    const beside =
      before > BUSY ? ` (others kept the machine at a load of ${before.toFixed(1)})` : '';
    rows.push({ ...where, ...outcome, result: result + beside });
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    rows.push({ ...where, load: 'broken off', result: told, held: false });
  }
  clearTimeout(watchdog);
  await arena?.end();
  const [row] = rows.slice(-1);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  say(
    `${row?.held ? '✓' : '✗'} ${where.ids} on ${database} (${seconds} s): ${row?.load}: ${row?.result}`,
  );
}

/** What earlier runs left: a run of a few trials takes nothing from the others. */
async function earlierRows(): Promise<Row[]> {
  const text = await readFile(REPORT, 'utf8').catch(() => '{ "rows": [] }');
  const { rows: earlier }: { rows: Row[] } = JSON.parse(text);
  return earlier.filter(({ name }) => allTrials.some((trial) => trial.name === name));
}

/** Writes what is known so far: a run that is stopped has not been for nothing. */
async function keepRows(): Promise<void> {
  await mkdir(dirname(REPORT), { recursive: true });
  const merged = mergeRows(await earlierRows(), rows);
  await writeFile(REPORT, `${JSON.stringify({ rows: merged }, null, 2)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(1));
if (values.help) {
  say(HELP);
  process.exit(0);
}
const seed = Number(values.seed ?? randomInt(2 ** 31));
const load = loadavg().map((each) => each.toFixed(2));
say(
  `Seed ${seed}; Node ${process.version}, ${availableParallelism()} cores, load ${load.join(', ')}`,
);
for (const trial of allTrials.filter(wanted)) {
  for (const database of trial.on) {
    if (values.on !== undefined && values.on !== database) continue;
    await runTrial(trial, database, seed);
    await keepRows();
  }
}
say(`\n${drawRows(rows)}\n\nSeed ${seed}`);
if (rows.length === 0) say('Nothing ran: no trial has this id.');
await stop(rows.length > 0 && rows.every((row) => row.held) ? 0 : 1);
