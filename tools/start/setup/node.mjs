import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Refusal } from '../say.mjs';
import { root } from './repository.mjs';

const LEAST_MAJOR = 24;

/**
 * The Node that runs the shop: the one that came with the dependencies, else the machine's own.
 * Throws a `Refusal` where neither is 24 or newer.
 */
export function findNode() {
  const carried = ['x64', 'arm64'].map((cpu) =>
    join(root, `node_modules/node-linux-${cpu}/bin/node`),
  );
  const node = [...carried.filter((path) => existsSync(path)), process.execPath].find(isRecent);
  if (node !== undefined) return node;
  throw new Refusal(
    `The shop needs Node ${LEAST_MAJOR} or newer and none comes with it for ${process.platform}-${process.arch}: ` +
      `install it (this machine has ${process.version}) and start again.`,
  );
}

/** @param {string} path */
function isRecent(path) {
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/^v(\d+)\./.exec(version)?.[1]) >= LEAST_MAJOR;
  } catch {
    return false;
  }
}

/**
 * The environment in which `node` is this Node and the dependencies' commands are found.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function nodeEnvironment(node) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return {
    ...process.env,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
}
