import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePorts } from './free-ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const START = resolve(ROOT, 'tools/start/start.mjs');

/** A shop that runs: where its three services answer, and the owner's credentials. */
export type System = {
  storefront: string;
  backoffice: string;
  api: string;
  owner: { username: string; password: string };
};

/** `npm start` as it runs: all it said so far, and how it ends. */
export type Started = {
  addresses: Pick<System, 'storefront' | 'backoffice' | 'api'>;
  /** Each line it said, as it came, faults included. */
  lines: readonly string[];
  /** What it said on its error stream: a refusal is one line of it. */
  faults: readonly string[];
  /** Resolves with the first line that matches; rejects, with all it said, when it ends before. */
  untilSaid(pattern: RegExp): Promise<string>;
  /** Asks it to stop and waits until it has: the code it ended with. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Resolves with the code it ended with. */
  ended: Promise<number | null>;
  pid: number;
};

/**
 * Runs what `npm start` runs, on free ports, with this environment beside the test's own. The folder
 * of its data has to be named, so that nobody's shop is touched.
 */
export async function startShop(
  env: { SHOP_DATA_DIR: string } & NodeJS.ProcessEnv,
): Promise<Started> {
  const [api = 0, storefront = 0, backoffice = 0] = await freePorts(3);
  const child = spawn(process.execPath, [START], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // As under npm: when this process is gone, the shop it started stops by itself.
      npm_lifecycle_event: 'start',
      SHOP_API_PORT: String(api),
      SHOP_STOREFRONT_PORT: String(storefront),
      SHOP_BACKOFFICE_PORT: String(backoffice),
      ...env,
    },
  });
  const addresses = {
    api: `http://localhost:${api}`,
    storefront: `http://localhost:${storefront}`,
    backoffice: `http://localhost:${backoffice}`,
  };
  return { addresses, ...follow(child) };
}

function follow(child: ChildProcess): Omit<Started, 'addresses'> {
  const lines: string[] = [];
  const faults: string[] = [];
  const listeners = new Set<(line: string) => void>();
  const take = (input: Readable | null, keep: (line: string) => void) => {
    if (input !== null) createInterface({ input }).on('line', keep);
  };
  const keep = (line: string) => {
    lines.push(line);
    for (const listener of listeners) listener(line);
  };
  take(child.stdout, keep);
  take(child.stderr, (line) => {
    if (line.trim() !== '') faults.push(line);
    keep(line);
  });
  const ended = once(child, 'close').then((): number | null => child.exitCode);
  return {
    lines,
    faults,
    ended,
    pid: child.pid ?? 0,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
    async untilSaid(pattern) {
      const said = lines.find((line) => pattern.test(line));
      if (said !== undefined) return said;
      const { promise, resolve: found, reject } = Promise.withResolvers<string>();
      const listener = (line: string) => pattern.test(line) && found(line);
      listeners.add(listener);
      void ended.then(() =>
        reject(new Error(`It ended before it said ${pattern}:\n${lines.join('\n')}`)),
      );
      return promise.finally(() => listeners.delete(listener));
    },
  };
}
