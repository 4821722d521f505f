import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that runs in a process of its own. */
export type ServerProcess = {
  url: string;
  pid: number;
  /** The time from its start to its first response, in milliseconds. */
  readyMs: number;
  /** Resident memory in MiB; undefined where the system has no /proc. */
  memory: () => Promise<number | undefined>;
  /** The most that was resident since the start, in MiB; undefined where the system has no /proc. */
  peakMemory: () => Promise<number | undefined>;
  isRunning: () => boolean;
  /** Sends a signal and waits for the exit. Returns the exit code, null after a kill. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const START_TIMEOUT_MS = 20_000;
/** More frequent polling would slow down the measured start. */
const POLL_INTERVAL_MS = 20;
const API_SERVER = join(import.meta.dirname, '../../apps/api/start.mjs');

const running = new Set<ServerProcess>();

/** Kills every process that still runs. */
export async function endAll(): Promise<void> {
  await Promise.all(Array.from(running, (server) => server.end('SIGKILL')));
}

/**
 * Starts the API server as in production, with its log in a file of the data folder. The rate limits
 * and the limits of orders are off unless `settings` turn them on.
 */
export async function startApiServer(
  dataDir: string,
  url?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const environment = {
    SHOP_DATA_DIR: dataDir,
    // As in docs/systemd/dar-yasmine-api.service.
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=512',
    SHOP_RATE_LIMIT: 'off',
    SHOP_MAX_LINE_PIECES: 'off',
    SHOP_MAX_ORDER_PIECES: 'off',
    SHOP_MAX_OPEN_ORDERS: 'off',
    SHOP_MAX_OPEN_PIECES: 'off',
    ...(url ? { DATABASE_URL: url } : {}),
    ...settings,
  };
  return startServer([API_SERVER], environment, {
    log: join(dataDir, 'log'),
    readyPath: '/readyz',
  });
}

/**
 * Starts a Node program that serves HTTP on the `HOST` and `PORT` of its environment.
 * @param options.log the file for its output
 * @param options.readyPath the path that responds with 2xx when the server is ready
 * @throws when the program exits, or is not ready after 20 seconds
 */
export async function startServer(
  args: readonly string[],
  environment: Record<string, string>,
  { log, readyPath }: { log: string; readyPath: string },
): Promise<ServerProcess> {
  const port = String(await freePort());
  const { PATH = '' } = process.env;
  const out = openSync(log, 'a');
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH, HOST: '127.0.0.1', PORT: port, ...environment },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const url = `http://127.0.0.1:${port}`;
  const exited = once(child, 'exit');
  const server: ServerProcess = {
    url,
    pid: child.pid ?? 0,
    readyMs: 0,
    memory: () => readMemory(child.pid ?? 0, 'VmRSS'),
    peakMemory: () => readMemory(child.pid ?? 0, 'VmHWM'),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
      running.delete(server);
      return child.exitCode;
    },
  };
  running.add(server);
  while (!(await isReady(`${url}${readyPath}`))) {
    const isLate = performance.now() - startedAt > START_TIMEOUT_MS;
    if (isLate || child.exitCode !== null) throw new Error(await readFile(log, 'utf8'));
    await sleep(POLL_INTERVAL_MS);
  }
  server.readyMs = performance.now() - startedAt;
  return server;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function readMemory(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) / 1024);
  } catch {
    return undefined;
  }
}
