import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. Relative paths of the configuration count from here. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * The text of a file of the checkout, or undefined when there is none.
 * @param {string} path from the root
 */
export function readText(path) {
  try {
    return readFileSync(resolve(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
