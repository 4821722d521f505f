import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runMain, UserError } from './run-main.ts';
import { ensureChromium } from './setup/chromium.ts';
import { missingTests, readCounts } from './suites/reports.ts';
import { reportPath, suites, type Suite } from './suites/suites.ts';

/** Runs one suite and returns a line of the table of results. */
function runSuite(suite: Suite): { ok: boolean; line: string } {
  const { name, title, command, report, env } = suite;
  const [program = '', ...args] = command;
  process.stdout.write(`\n── ${title}\n`);
  rmSync(reportPath(name), { force: true });
  const start = Date.now();
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (report === 'exit code') {
    writeFileSync(reportPath(name), JSON.stringify(status === 0 ? { passed: 1 } : { failed: 1 }));
  }
  const { passed, failed, skipped } = readCounts(suite) ?? { passed: 0, failed: 1, skipped: 0 };
  const ok = status === 0 && failed === 0 && passed > 0;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  return { ok, line: `${ok ? '✓' : '✗'} ${title.padEnd(20)} ${counts.padEnd(38)} ${seconds} s` };
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
  const results = chosen.map((suite) => ({ suite, ...runSuite(suite) }));
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  process.stdout.write(`\n${results.map(({ line }) => line).join('\n')}\n  in ${seconds} s\n`);
  const errors = results.flatMap(({ suite, ok }) =>
    ok
      ? checkRequired(suite).map((word) => `${suite.title}: no test of ${word} passed.`)
      : [`${suite.title} failed.`],
  );
  if (errors.length > 0) throw new UserError(errors.join('\n'));
});
