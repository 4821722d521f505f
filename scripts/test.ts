import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { runMain, UserError } from './run-main.ts';
import { ensureChromium } from './setup/chromium.ts';
import { missingTests, readCounts } from './suites/reports.ts';
import { reportPath, suites, type Stage, type Suite } from './suites/suites.ts';

type Result = { suite: Suite; ok: boolean; line: string };

/** Runs the suites of a stage at once, and prints the output of each whole. */
async function runStage(stage: Stage): Promise<Result[]> {
  const limit = pLimit(availableParallelism());
  return limit.map(stage, async (suite) => await runSuite(suite, { isAlone: stage.length === 1 }));
}

/** Runs one suite; its output is printed as it comes when it runs alone, otherwise at its end. */
async function runSuite(suite: Suite, { isAlone }: { isAlone: boolean }): Promise<Result> {
  const { name, title, command, report, env } = suite;
  const [program = '', ...args] = command;
  const heading = `\n── ${title}\n`;
  if (isAlone) process.stdout.write(heading);
  rmSync(reportPath(name), { force: true });
  const start = Date.now();
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => output.push(data));
  }
  const [status] = await once(child, 'close');
  if (!isAlone) process.stdout.write(heading + Buffer.concat(output).toString());
  if (report === 'exit code') {
    writeFileSync(reportPath(name), JSON.stringify(status === 0 ? { passed: 1 } : { failed: 1 }));
  }
  const { passed, failed, skipped } = readCounts(suite) ?? { passed: 0, failed: 1, skipped: 0 };
  const ok = status === 0 && failed === 0 && passed > 0;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const mark = ok ? '✓' : '✗';
  return { suite, ok, line: `${mark} ${title.padEnd(20)} ${counts.padEnd(38)} ${seconds} s` };
}

/** PostgreSQL is required under CI; elsewhere its absence is printed. */
function checkRequired(suite: Suite): string[] {
  const missing = missingTests(suite);
  if (process.env.CI || !missing.includes('PostgreSQL')) return missing;
  process.stdout.write('PostgreSQL was skipped: install its server to test the API on it too.\n');
  return missing.filter((name) => name !== 'PostgreSQL');
}

await runMain(async () => {
  const [name = 'test'] = process.argv.slice(2);
  const chosen = Object.entries(suites).find(([key]) => key === name)?.[1];
  if (chosen === undefined) throw new UserError(`There is no suite "${name}".`);
  if (name !== 'verify') process.env.CHROMIUM_PATH = ensureChromium();
  mkdirSync('.reports', { recursive: true });
  const start = Date.now();
  const results: Result[] = [];
  for (const stage of chosen) results.push(...(await runStage(stage)));
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  process.stdout.write(`\n${results.map(({ line }) => line).join('\n')}\n  in ${seconds} s\n`);
  const errors = results.flatMap(({ suite, ok }) =>
    ok
      ? checkRequired(suite).map((word) => `${suite.title}: no test of ${word} passed.`)
      : [`${suite.title} failed.`],
  );
  if (errors.length > 0) throw new UserError(errors.join('\n'));
});
