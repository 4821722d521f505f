import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../run/command.mjs';

/**
 * The first of these files that can be run, by its path.
 * @param {readonly string[]} paths
 */
export function firstProgram(paths) {
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  });
}

/**
 * Where these names would be found on PATH, in the order of the names.
 * @param {readonly string[]} names
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whether this process may install packages of Debian itself: Ubuntu's browsers come another way. */
export function isDebianRoot() {
  if (process.getuid?.() !== 0 || firstProgram(onPath(['apt-get'])) === undefined) return false;
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Installs packages of Debian.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether it worked
 */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const { code } = await runCommand('apt-get', args, { env });
  return code === 0;
}
