import { resolve } from 'node:path';
import { Refusal } from '../say.mjs';
import { root } from '../setup/repository.mjs';
import { startService, stopService } from './service.mjs';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 100;

/** @typedef {import('./service.mjs').Service} Service */
/** @typedef {import('./service.mjs').Running} Running */

/**
 * Runs services together: each once those before it answer, all of them until this process is asked
 * to stop or one of them ends, and none after that. Rejects with a `Refusal` when one ended by itself.
 * @param {string} node
 * @param {readonly Service[]} services
 * @param {() => void} onReady called once, when all of them answer
 */
export async function runServices(node, services, onReady) {
  /** @type {Running[]} */
  const running = [];
  const asked = askedToStop(running);
  const waiting = new AbortController();
  try {
    for (const service of services) {
      const next = startService(node, service, resolve(root, service.folder));
      running.push(next);
      const outcome = await Promise.race([asked, next.ended, whenReady(service, waiting.signal)]);
      if (outcome === 'stop') return;
      if (outcome !== 'ready')
        throw new Refusal(next.faults() || `${service.name} did not start: ${outcome}.`);
      next.showFaults();
    }
    onReady();
    const ends = running.map(
      async ({ service, ended }) => `${service.name} stopped: ${await ended}.`,
    );
    const outcome = await Promise.race([asked, ...ends]);
    if (outcome !== 'stop') throw new Refusal(`${outcome} So everything was stopped.`);
  } finally {
    waiting.abort();
    await Promise.all(running.map(stopService));
  }
}

/**
 * @param {Service} service
 * @param {AbortSignal} signal
 * @returns {Promise<string>} 'ready', or what it waited for in vain
 */
async function whenReady({ readyAt }, signal) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && !signal.aborted) {
    const answer = await fetch(readyAt, { redirect: 'manual', signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok === true) return 'ready';
    await new Promise((settle) => setTimeout(settle, ASK_EVERY_MS));
  }
  return `${readyAt} did not answer within ${READY_WITHIN_MS / 1000} s`;
}

/**
 * Resolves at the first signal to stop; another one kills what is still there.
 * @param {readonly Running[]} running
 * @returns {Promise<'stop'>}
 */
function askedToStop(running) {
  let times = 0;
  return new Promise((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        times += 1;
        settle('stop');
        if (times > 1) for (const { kill } of running) kill();
      });
    }
  });
}
