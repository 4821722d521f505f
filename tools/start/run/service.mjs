import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { say } from '../say.mjs';

const LEAVE_WITH_PARENT = fileURLToPath(new URL('leave-with-parent.mjs', import.meta.url));
const STOP_WITHIN_MS = 12_000;

/**
 * @typedef {object} Service
 * @property {string} name as the person at the keyboard knows it
 * @property {string} folder its workspace, from the root
 * @property {readonly string[]} args what Node runs
 * @property {NodeJS.ProcessEnv} env
 * @property {string} readyAt the address that answers once it is ready
 * @property {(line: string) => string | undefined} [show] what of its output is shown; all of it by default
 */

/**
 * @typedef {object} Running
 * @property {Service} service
 * @property {Promise<string>} ended why it ended
 * @property {() => string} faults what it wrote to its error stream so far
 * @property {() => void} showFaults shows them, and each later one as it comes
 * @property {() => void} stop asks it, and whatever it started itself, to stop
 * @property {() => void} kill
 */

/**
 * Starts a service in a process group of its own: Ctrl-C reaches whoever started it alone, who then
 * stops them all. Its errors are held back until it is known whether it starts at all.
 * @param {string} node
 * @param {Service} service
 * @param {string} cwd
 * @returns {Running}
 */
export function startService(node, service, cwd) {
  const child = spawn(node, ['--import', LEAVE_WITH_PARENT, ...service.args], {
    cwd,
    env: service.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const show = service.show ?? ((/** @type {string} */ line) => line);
  onLine(child.stdout, (line) => {
    const shown = show(line);
    if (shown !== undefined) say(shown);
  });
  /** @type {string[]} */
  const faults = [];
  let held = true;
  onLine(child.stderr, (line) => {
    if (held) faults.push(line);
    else say(line);
  });
  return {
    service,
    ended: new Promise((settle) => {
      child.once('error', (error) => settle(error.message));
      child.once('close', (code, signal) => settle(signal ?? `exit code ${code}`));
    }),
    faults: () => faults.join('\n'),
    showFaults: () => {
      held = false;
      for (const line of faults.splice(0)) say(line);
    },
    stop: () => signalGroup(child.pid, 'SIGTERM'),
    kill: () => signalGroup(child.pid, 'SIGKILL'),
  };
}

/**
 * Stops a service and waits until it has ended; one that will not is killed.
 * @param {Running} service
 */
export async function stopService({ stop, kill, ended }) {
  stop();
  const late = setTimeout(kill, STOP_WITHIN_MS);
  await ended;
  clearTimeout(late);
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} take
 */
function onLine(stream, take) {
  if (stream !== null) createInterface({ input: stream }).on('line', take);
}

/**
 * @param {number | undefined} pid the group's first process; undefined when it never started
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}
