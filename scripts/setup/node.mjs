import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const MIN_MAJOR = 24;

/**
 * Finds the Node that runs the shop: the one among the dependencies, otherwise the Node of the machine.
 * Throws when both are too old.
 * @param {string} root
 */
export function findNode(root) {
  const { platform, arch, execPath, version } = process;
  const locked = join(root, `node_modules/node-${platform}-${arch}/bin/node`);
  const node = [locked, execPath].find(isRecent);
  if (node !== undefined) return node;
  throw new Error(
    `The shop needs Node ${MIN_MAJOR} or newer, and the dependencies contain none for ${platform}-${arch}: ` +
      `install it (this machine has ${version}) and start again.`,
  );
}

/** @param {string} path */
function isRecent(path) {
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/^v(\d+)\./.exec(version)?.[1]) >= MIN_MAJOR;
  } catch {
    return false;
  }
}
