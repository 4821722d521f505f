import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './find-program.ts';
import { freePorts } from './free-ports.ts';
import { NOBODY, query } from './postgres-server.ts';

const SAMPLE = resolve(import.meta.dirname, '../../../../docs/pgbouncer.ini');
const START_TIMEOUT_MS = 20_000;
/** The first version that keeps prepared statements in transaction pooling. */
const FIRST_WITH_PREPARED_STATEMENTS = 21;

/** An installed PgBouncer. */
export type PgBouncerProgram = { path: string; hasPreparedStatements: boolean };

/** Finds the installed PgBouncer; undefined without one. */
export function findPgBouncer(): PgBouncerProgram | undefined {
  const path = findProgram('pgbouncer');
  if (path === undefined) return undefined;
  const [, minor] = /^PgBouncer 1\.(\d+)/m.exec(String(execFileSync(path, ['--version']))) ?? [];
  return { path, hasPreparedStatements: Number(minor) >= FIRST_WITH_PREPARED_STATEMENTS };
}

/** A PgBouncer that a test has started. */
export type PgBouncer = {
  /** The `DATABASE_URL` for API processes. */
  url: string;
  pid: number;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts PgBouncer with docs/pgbouncer.ini; only the addresses and the authentication are replaced, and the setting
 * that an older version does not support is removed.
 * @param databaseUrl a database of {@link startPostgres}
 * @param options.preparesStatements whether API processes prepare statements
 */
export async function startPgBouncer(
  { path, hasPreparedStatements }: PgBouncerProgram,
  databaseUrl: string,
  { preparesStatements }: { preparesStatements: boolean },
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pgbouncer-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const [port = 0] = await freePorts(1);
  const { pathname, searchParams, username } = new URL(databaseUrl);
  const target = `host=${searchParams.get('host')} dbname=${pathname.slice(1)} user=${username}`;
  const settings = (await readFile(SAMPLE, 'utf8'))
    .replace('host=127.0.0.1 port=5432 dbname=shop', target)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file = .*$/m, '')
    .replace(hasPreparedStatements ? '' : /^max_prepared_statements = .*$/m, '');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings);
  const parameter = preparesStatements ? '' : '?prepared_statements=false';
  const url = `postgres://${username}@127.0.0.1:${port}/shop${parameter}`;

  const start = async () => {
    const nobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
    const [program, ...args] = [...(isRoot ? nobody : []), path, file];
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const log: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => log.push(chunk));
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!(await responds(url))) {
      if (child.exitCode !== null || performance.now() > deadline) {
        child.kill('SIGKILL');
        throw new Error(`PgBouncer did not start: ${Buffer.concat(log).toString()}`);
      }
      await sleep(20);
    }
    return child;
  };
  let child = await start();
  const end = async () => {
    const exited = once(child, 'exit');
    // At once, as when its machine restarts: since 1.23 SIGTERM waits for the connections of the API processes.
    child.kill('SIGQUIT');
    await exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    restart: async () => {
      await end();
      child = await start();
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function responds(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}
