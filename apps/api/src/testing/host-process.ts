import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './each-database.ts';
import { environmentOf } from './run-command.ts';

const MAIN = join(import.meta.dirname, '../../start.mjs');
const START_PATIENCE = 60_000;

/** A host in a process of its own, as it is run in earnest. */
export type HostProcess = {
  url: string;
  /** Sends a signal and answers how the process ended. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<unknown>;
};

/** Starts a host on a place and a port of 127.0.0.1; resolves when it and its database answer. */
export async function startHostProcess(
  place: Place,
  port: number,
  environment: Record<string, string> = {},
): Promise<HostProcess> {
  const env = { ...environmentOf(place), PORT: String(port), ...environment };
  const host = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  const gone = once(host, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const end: HostProcess['end'] = async (signal = 'SIGTERM') => {
    if (host.exitCode === null) host.kill(signal);
    const [code]: unknown[] = await gone;
    return code;
  };
  const deadline = performance.now() + START_PATIENCE;
  while (!(await isReady(url))) {
    if (host.exitCode !== null || performance.now() > deadline) {
      throw new Error(`The host did not start: ${String(await end('SIGKILL'))}`);
    }
    await sleep(50);
  }
  return { url, end };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
