import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../apps/api/src/testing/each-database.ts';
import { OWNER } from '../../apps/api/src/testing/owner.ts';
import {
  findPostgres,
  query,
  startPostgres,
  type PostgresServer,
} from '../../apps/api/src/testing/postgres-server.ts';
import { startApiServer, type ServerProcess } from './server-process.ts';
import { makeRandom, type Random } from './random.ts';

/** The environment of a scenario: real processes on one kind of database, with its own files. */
export type Environment = {
  database: 'SQLite' | 'PostgreSQL';
  random: Random;
  /** The duration of the soak scenario, in minutes. */
  minutes: number;
  /** Creates an empty test database. */
  createTestDatabase: () => Promise<TestDatabase>;
  /** Starts an API server on a test database. Several servers on one database are several processes. */
  start: (
    testDatabase: TestDatabase,
    settings?: Readonly<Record<string, string>>,
  ) => Promise<ServerProcess>;
  /** The PostgreSQL server of the test databases. @throws on SQLite */
  postgres: () => PostgresServer;
  /** Adds a clean-up function, which runs after all processes have ended and before the files are removed. */
  atEnd: (cleanUp: () => Promise<unknown>) => void;
  /** Ends every process and removes every file. */
  end: () => Promise<void>;
};

/**
 * Opens an environment. `end` stops everything that it starts, whatever the scenario did.
 * @throws when PostgreSQL is requested and not installed
 */
export async function openEnvironment(
  database: Environment['database'],
  { seed, minutes = 1 }: { seed: number; minutes?: number },
): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-stress-'));
  const apiServers = new Set<ServerProcess>();
  const server = database === 'PostgreSQL' ? await startServer() : undefined;
  const cleanUps: (() => Promise<unknown>)[] = [];
  let count = 0;
  return {
    database,
    minutes,
    random: makeRandom(seed),
    createTestDatabase: async () => {
      count += 1;
      const dataDir = join(folder, `database-${count}`);
      await mkdir(dataDir);
      const remove = () => rm(dataDir, { recursive: true, force: true });
      if (!server) return { dataDir, url: undefined, remove };
      const name = `shop_${randomBytes(8).toString('hex')}`;
      await query(server.url('postgres'), `create database ${name}`);
      return { dataDir, url: server.url(name), remove };
    },
    start: async (testDatabase, settings) => {
      const owner = { SHOP_ADMIN_USERNAME: OWNER.username, SHOP_ADMIN_PASSWORD: OWNER.password };
      const apiServer = await startApiServer(testDatabase.dataDir, testDatabase.url, {
        ...owner,
        ...settings,
      });
      apiServers.add(apiServer);
      return apiServer;
    },
    postgres: () => {
      if (!server) throw new Error('There is no PostgreSQL here');
      return server;
    },
    atEnd: (cleanUp) => {
      cleanUps.push(cleanUp);
    },
    end: async () => {
      const running = Array.from(apiServers).filter((apiServer) => apiServer.isRunning());
      await Promise.all(running.map((apiServer) => apiServer.end('SIGKILL')));
      await server?.stop();
      for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('This machine has no PostgreSQL');
  return startPostgres(programs, { durable: true });
}
