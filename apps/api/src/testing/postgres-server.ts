import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isProgram } from './find-program.ts';

/** PostgreSQL does not run as root: it runs as the user `nobody` then. */
export const NOBODY = 65_534;
const START_TIMEOUT_MS = 30_000;

/** A PostgreSQL server that the tests have started. */
export type PostgresServer = {
  /** The URL of one of its databases. */
  url: (database: string) => string;
  /** The id of its main process, the parent of the others. */
  pid: () => number;
  /** Restarts the server on its data: after a regular shutdown, or as after a crash. */
  restart: (how: 'in order' | 'crashed') => Promise<void>;
  stop: () => Promise<void>;
};

/** The folder of the newest installed PostgreSQL programs, or undefined. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const packaged = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed();
  return [...onPath, ...packaged].filter(isProgram).map(dirname)[0];
}

/**
 * Starts an empty server from the installed programs, in a temporary folder and on a socket in it, so
 * that it cannot conflict with another server. Its data is only durable when `durable` is set.
 * @param programs the folder of initdb and postgres
 */
export async function startPostgres(
  programs: string,
  { durable = false }: { durable?: boolean } = {},
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const run = (program: string, ...options: string[]) => {
    const command = [join(programs, program), ...options];
    const nobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
    const [file = '', ...rest] = isRoot ? [...nobody, ...command] : command;
    return spawn(file, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const data = join(folder, 'data');
  await expectSuccess(
    run('initdb', '-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'),
  );
  const settings = {
    fsync: durable ? 'on' : 'off',
    listen_addresses: '',
    unix_socket_directories: folder,
  };
  const options = Object.entries({ ...settings, max_connections: '200' }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const url = (database: string) => `postgres://shop@localhost/${database}?host=${folder}`;
  const start = async () => {
    const started = run('postgres', '-D', data, ...options);
    started.stderr?.resume();
    await waitUntilReady(url('postgres'), started);
    return started;
  };
  let server = await start();
  return {
    url,
    pid: () => server.pid ?? 0,
    restart: async (how) => {
      await end(server, how === 'crashed' ? 'SIGQUIT' : 'SIGINT');
      server = await start();
    },
    stop: async () => {
      await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

async function expectSuccess(program: ChildProcess): Promise<void> {
  const output: Buffer[] = [];
  program.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code]: unknown[] = await once(program, 'exit');
  if (code !== 0) throw new Error(`initdb failed: ${Buffer.concat(output).toString()}`);
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended at its start');
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(50);
  }
}

/** Runs one statement on a new connection. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
