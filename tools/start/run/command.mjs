import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { root } from '../setup/repository.mjs';

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

function stopAll() {
  for (const child of running) child.kill('SIGTERM');
  process.exit(1);
}

/**
 * Runs a command of this checkout to its end and gives back what it said. A stop asked of this
 * process is passed on to it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, log?: string }} [options] `log`: a file that takes the output too
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCommand(command, args, { env = process.env, log } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (running.size === 0) for (const signal of STOPS) process.on(signal, stopAll);
  running.add(child);
  const file = log === undefined ? undefined : createWriteStream(log);
  let output = '';
  /** @param {string} text */
  const take = (text) => {
    output += text;
    file?.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const code = await endOf(child, take);
  running.delete(child);
  if (running.size === 0) for (const signal of STOPS) process.off(signal, stopAll);
  if (file !== undefined) await new Promise((settle) => void file.end(() => settle(undefined)));
  return { code, output };
}

/**
 * The code a command ends with; 127 when it cannot be started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(text: string) => void} take
 * @returns {Promise<number>}
 */
function endOf(child, take) {
  return new Promise((settle) => {
    child.once('close', (code) => settle(code ?? 1));
    child.once('error', (error) => {
      take(`${child.spawnfile}: ${error.message}\n`);
      settle(127);
    });
  });
}
