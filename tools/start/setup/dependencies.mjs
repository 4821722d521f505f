import { accessSync, constants } from 'node:fs';
import { runCommand } from '../run/command.mjs';
import { Refusal, step } from '../say.mjs';
import { readText, root } from './repository.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/**
 * Whether what npm put into node_modules is what the lockfile asks for. An optional package may be
 * missing: it is another platform's.
 * @param {Lockfile} wanted
 * @param {Lockfile} present npm's own record of what it installed
 */
export function isInStep(wanted, present) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present.packages[path];
    if (found === undefined) return entry.optional === true;
    return entry.link === true ? found.link === true : found.version === entry.version;
  });
}

/** Installs what package-lock.json asks for, where node_modules is not in step with it. */
export async function ensureDependencies() {
  const wanted = readText('package-lock.json');
  const present = readText('node_modules/.package-lock.json');
  if (wanted === undefined) throw new Refusal('package-lock.json is missing: check it out again.');
  if (present !== undefined && isInStep(JSON.parse(wanted), JSON.parse(present))) return;
  refuseUnwritable();
  const { code, output } = await step('Installing dependencies', installLocked);
  if (code === 0) return;
  throw new Refusal(`${output.trim()}\n\nThe dependencies could not be installed: npm ci failed.`);
}

/** npm as it was called, or the one on PATH; development packages too, whatever the machine's habit is. */
function installLocked() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  return npm !== undefined && /\.[cm]?js$/.test(npm)
    ? runCommand(process.execPath, [npm, ...args])
    : runCommand('npm', args);
}

/** The folder of the checkout takes the dependencies and the builds. */
function refuseUnwritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Refusal(`${root} cannot be written: the set-up needs to put its files there.`);
  }
}
