import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process under load. */
export type Started = {
  url: string;
  pid: number;
  /** From its start to its first answer, in milliseconds. */
  readyMs: number;
  /** Resident memory in MiB; undefined where the system does not tell. */
  memory: () => Promise<number | undefined>;
  /** Whether it lives still. */
  isRunning: () => boolean;
  /** Ends it: asks, or with SIGKILL does not; answers its exit code, none when it was killed. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const PATIENCE = 20_000;
/** In milliseconds; looking more often would cost the start itself. */
const LOOK_EVERY = 20;
const MAIN = join(import.meta.dirname, '../../start.mjs');
const BARE = join(import.meta.dirname, '../bench/bare-host.ts');

const running = new Set<Started>();

/** Ends every process that still runs: a bench that stops leaves nobody behind. */
export async function endAll(): Promise<void> {
  await Promise.all(Array.from(running, (started) => started.end('SIGKILL')));
}

/**
 * Starts the host as it is run in earnest, its log in a file; without the limits of calls, which a load
 * would meet, unless `settings` turn them on.
 */
export async function startHost(
  dataDir: string,
  url?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const environment = {
    SHOP_DATA_DIR: dataDir,
    SHOP_RATE_LIMIT: 'off',
    ...(url ? { DATABASE_URL: url } : {}),
    ...settings,
  };
  return start([MAIN], environment, { log: join(dataDir, 'log'), look: '/readyz' });
}

/** Starts a bare Fastify with the host's options, which answers what the host answers to these paths now. */
export async function startBare(
  host: Started,
  paths: readonly string[],
  dataDir: string,
): Promise<Started> {
  const log = join(dataDir, 'bare-log');
  return start([BARE, host.url, ...paths], {}, { log, look: paths[0] ?? '/' });
}

async function start(
  args: readonly string[],
  environment: Record<string, string>,
  { log, look }: { log: string; look: string },
): Promise<Started> {
  const port = String(await freePort());
  const { PATH = '' } = process.env;
  const out = openSync(log, 'a');
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH, HOST: '127.0.0.1', PORT: port, ...environment },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const url = `http://127.0.0.1:${port}`;
  const gone = once(child, 'exit');
  const started: Started = {
    url,
    pid: child.pid ?? 0,
    readyMs: 0,
    memory: () => residentMemory(child.pid ?? 0),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await gone;
      running.delete(started);
      return child.exitCode;
    },
  };
  running.add(started);
  while (!(await answers(`${url}${look}`))) {
    const isLate = performance.now() - begun > PATIENCE;
    if (isLate || child.exitCode !== null) throw new Error(await readFile(log, 'utf8'));
    await sleep(LOOK_EVERY);
  }
  started.readyMs = performance.now() - begun;
  return started;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
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

async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
    return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) / 1024);
  } catch {
    return undefined;
  }
}
