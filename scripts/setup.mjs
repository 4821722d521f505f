// Runs a script of this repository: node scripts/setup.mjs SCRIPT [ARGUMENTS]
// It runs on any Node from 20 and before any dependency is installed, so it imports no library and no TypeScript.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findNode } from './setup/node.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

try {
  ensureDependencies(root);
  run(findNode(root), process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/**
 * Runs the script in its own process group. When Ctrl-C or `kill` stops this process, every process of
 * the script gets one SIGTERM.
 * @param {string} node
 * @param {string[]} args
 */
function run(node, args) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, args, {
    cwd: root,
    detached: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: path,
      // Node stores compiled modules there, so that the next start takes a fifth less time.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/node-compile'),
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      DO_NOT_TRACK: '1',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    });
  }
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
