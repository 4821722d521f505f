import { Refusal } from '../say.mjs';

const LOOK_EVERY_MS = 500;

/**
 * Runs a script to its end. A `Refusal` ends it with its sentence and exit code 1.
 * @param {() => Promise<void>} script
 */
export async function main(script) {
  stopWithoutNpm();
  try {
    await script();
  } catch (error) {
    process.exitCode = 1;
    const told = error instanceof Error ? error.stack : error;
    process.stderr.write(`\n${error instanceof Refusal ? error.message : String(told)}\n`);
  }
}

/**
 * Under `npm run`, being given another parent means that npm is gone: killed, it passes the signal to
 * its shell only. This process then stops as if it had been asked to, though nobody reads it any more.
 */
function stopWithoutNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
