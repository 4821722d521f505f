import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { say, step } from '../say.mjs';
import { nodeEnvironment } from '../setup/node.mjs';
import { readText, root } from '../setup/repository.mjs';

/** Where each part leaves its report, and what it said. */
const REPORTS = '.reports';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {{ title: string, ok: boolean, counts: Counts, seconds: number }} Result */

/**
 * One part of the tests: a runner among the dependencies and how its report is read.
 * @typedef {object} Part
 * @property {string} name also the report's file name
 * @property {string} title
 * @property {readonly string[]} command what Node runs, from the root
 * @property {boolean} ownReport whether the command writes the report; else its exit code is one check
 * @property {(report: string) => Counts} count
 * @property {NodeJS.ProcessEnv} [env] beside this process's
 */

/**
 * A part's report, from the root.
 * @param {string} name
 */
export function reportPath(name) {
  return `${REPORTS}/${name}.json`;
}

/**
 * What a part's report counts; undefined where there is none, or none that can be read.
 * @param {Part} part
 */
export function readCounts({ name, count }) {
  const report = readText(reportPath(name));
  try {
    return report === undefined ? undefined : count(report);
  } catch {
    return undefined;
  }
}

/**
 * Runs a part to its end and says in a line how it went; what it said itself is shown when it failed.
 * A part without a report, or whose report counts no passed test, has failed.
 * @param {string} node
 * @param {Part} part
 * @returns {Promise<Result>}
 */
export async function runPart(node, part) {
  const { name, title, command, ownReport, env } = part;
  mkdirSync(join(root, REPORTS), { recursive: true });
  rmSync(join(root, reportPath(name)), { force: true });
  const start = Date.now();
  const { code, output } = await step(title, () =>
    runCommand(node, command, {
      env: { ...nodeEnvironment(node), ...env },
      log: join(root, REPORTS, `${name}.log`),
    }),
  );
  if (!ownReport) {
    const counts = code === 0 ? { passed: 1 } : { failed: 1 };
    writeFileSync(join(root, reportPath(name)), JSON.stringify(counts));
  }
  const counts = readCounts(part) ?? { passed: 0, failed: 1, skipped: 0 };
  const ok = code === 0 && counts.failed === 0 && counts.passed > 0;
  if (!ok) say(`\n${output.trim()}\n`);
  const result = { title, ok, counts, seconds: (Date.now() - start) / 1000 };
  say(resultLine(result));
  return result;
}

/**
 * How a part went, in a line.
 * @param {Result} result
 */
export function resultLine({ title, ok, counts: { passed, failed, skipped }, seconds }) {
  const numbers = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${ok ? '✓' : '✗'} ${title.padEnd(20)} ${numbers.padEnd(38)} ${seconds.toFixed(1).padStart(6)} s`;
}
