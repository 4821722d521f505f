import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from './each-database.ts';
import { environmentOf } from './run-cli.ts';

const MAIN = join(import.meta.dirname, '../../start.mjs');
const START_TIMEOUT_MS = 60_000;

/** An API server in its own process, as in production. */
export type ApiProcess = {
  url: string;
  /** Sends a signal. Resolves with the exit of the process. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<unknown>;
};

/**
 * Starts an API server on a test database and a port of 127.0.0.1. Resolves when it and its database
 * respond.
 */
export async function startApiProcess(
  testDatabase: TestDatabase,
  port: number,
  environment: Record<string, string> = {},
): Promise<ApiProcess> {
  const env = { ...environmentOf(testDatabase), PORT: String(port), ...environment };
  const api = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
  const exited = once(api, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const end: ApiProcess['end'] = async (signal = 'SIGTERM') => {
    if (api.exitCode === null) api.kill(signal);
    const [code]: unknown[] = await exited;
    return code;
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (api.exitCode !== null || performance.now() > deadline) {
      throw new Error(`The API server did not start: ${String(await end('SIGKILL'))}`);
    }
    await sleep(50);
  }
  return { url, end };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
