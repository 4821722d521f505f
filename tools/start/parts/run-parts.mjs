import { Refusal, say } from '../say.mjs';
import { resultLine, runPart } from './part.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/**
 * Runs these parts one after the other, whatever becomes of each, and ends with a table of them.
 * Rejects with a `Refusal` that names those that failed.
 * @param {string} node
 * @param {readonly Part[]} parts
 * @param {() => string[]} [missing] what the reports lack all the same, a sentence each
 */
export async function runParts(node, parts, missing = () => []) {
  const results = [];
  for (const part of parts) results.push(await runPart(node, part));
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  say(['', ...results.map(resultLine), `  in ${seconds.toFixed(0)} s`].join('\n'));
  const failed = results.filter(({ ok }) => !ok).map(({ title }) => title);
  const faults = [...(failed.length > 0 ? [`Failed: ${failed.join(', ')}.`] : []), ...missing()];
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
}
