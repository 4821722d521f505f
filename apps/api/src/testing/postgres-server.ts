import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL refuses to run as root: `nobody` runs it then. */
export const NOBODY = 65_534;
const START_PATIENCE = 30_000;

/** A PostgreSQL of the tests' own. */
export type PostgresServer = {
  /** The address of one of its databases. */
  url: (database: string) => string;
  /** Ends it and starts it again on its data: as an owner does, or as after a crash. */
  restart: (how: 'in order' | 'crashed') => Promise<void>;
  stop: () => Promise<void>;
};

/** The folder of the machine's newest PostgreSQL programs, or undefined. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const packaged = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed();
  return [...onPath, ...packaged].filter(isProgram).map(dirname)[0];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts an empty server from the machine's own programs, in a temporary folder and on a socket
 * there, so that it meets no other; nothing of it is made durable unless that is asked for.
 * @param programs the folder of initdb and postgres
 */
export async function startPostgres(
  programs: string,
  { durable = false }: { durable?: boolean } = {},
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pg-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chown(folder, NOBODY, NOBODY);
  const run = (program: string, ...options: string[]) => {
    const command = [join(programs, program), ...options];
    const nobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
    const [file = '', ...rest] = asRoot ? [...nobody, ...command] : command;
    return spawn(file, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const data = join(folder, 'data');
  await ended(run('initdb', '-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'));
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
    await ready(url('postgres'), started);
    return started;
  };
  let server = await start();
  return {
    url,
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
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

async function ended(program: ChildProcess): Promise<void> {
  const said: Buffer[] = [];
  program.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code]: unknown[] = await once(program, 'exit');
  if (code !== 0) throw new Error(`initdb failed: ${Buffer.concat(said).toString()}`);
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_PATIENCE;
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

/** Runs one statement on a connection of its own. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
