import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * Whether node_modules has the versions of the lockfile. An optional package may be missing, because it
 * is for another platform.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed the lockfile that npm writes into node_modules
 */
export function isUpToDate(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed.packages[path];
    if (found === undefined) return entry.optional === true;
    return entry.link === true ? found.link === true : found.version === entry.version;
  });
}

/**
 * Runs `npm ci` when node_modules differs from package-lock.json. Throws when that fails.
 * @param {string} root
 */
export function ensureDependencies(root) {
  const wanted = readLockfile(join(root, 'package-lock.json'));
  if (wanted === undefined) throw new Error('package-lock.json is missing: check it out again.');
  const installed = readLockfile(join(root, 'node_modules/.package-lock.json'));
  if (installed !== undefined && isUpToDate(wanted, installed)) return;
  process.stdout.write('Installing dependencies …\n');
  // With development packages, even when NODE_ENV or npm's configuration omits them.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}.`);
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined}
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
