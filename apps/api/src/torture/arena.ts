import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import {
  findPostgres,
  query,
  startPostgres,
  type PostgresServer,
} from '../testing/postgres-server.ts';
import { startHost, type Started } from '../testing/started-host.ts';
import { makeRandom, type Random } from './random.ts';

/** Where a trial takes place: real processes on one kind of database, everything of its own. */
export type Arena = {
  database: 'SQLite' | 'PostgreSQL';
  random: Random;
  /** How long a soak lasts. */
  minutes: number;
  /** Makes a place nobody has used. */
  makePlace: () => Promise<Place>;
  /** Starts a host on a place; several on one place are several processes on one database. */
  start: (place: Place, settings?: Readonly<Record<string, string>>) => Promise<Started>;
  /** The server of the places on PostgreSQL. @throws on SQLite */
  postgres: () => PostgresServer;
  /** Has something undone at the end, when no process runs any more and before the files go. */
  atEnd: (undo: () => Promise<unknown>) => void;
  /** Ends every process and removes every file. */
  end: () => Promise<void>;
};

/**
 * Opens an arena. What it starts ends with `end`, whatever the trial did.
 * @throws when PostgreSQL is asked for and this machine has none
 */
export async function openArena(
  database: Arena['database'],
  { seed, minutes = 1 }: { seed: number; minutes?: number },
): Promise<Arena> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-torture-'));
  const hosts = new Set<Started>();
  const server = database === 'PostgreSQL' ? await startServer() : undefined;
  const undoings: (() => Promise<unknown>)[] = [];
  let places = 0;
  return {
    database,
    minutes,
    random: makeRandom(seed),
    makePlace: async () => {
      places += 1;
      const dataDir = join(folder, `place-${places}`);
      await mkdir(dataDir);
      const remove = () => rm(dataDir, { recursive: true, force: true });
      if (!server) return { dataDir, url: undefined, remove };
      const name = `shop_${randomBytes(8).toString('hex')}`;
      await query(server.url('postgres'), `create database ${name}`);
      return { dataDir, url: server.url(name), remove };
    },
    start: async (place, settings) => {
      const owner = { SHOP_ADMIN_USERNAME: OWNER.username, SHOP_ADMIN_PASSWORD: OWNER.password };
      const host = await startHost(place.dataDir, place.url, { ...owner, ...settings });
      hosts.add(host);
      return host;
    },
    postgres: () => {
      if (!server) throw new Error('There is no PostgreSQL here');
      return server;
    },
    atEnd: (undo) => {
      undoings.push(undo);
    },
    end: async () => {
      const alive = Array.from(hosts).filter((host) => host.isRunning());
      await Promise.all(alive.map((host) => host.end('SIGKILL')));
      await server?.stop();
      for (const undo of undoings.splice(0).toReversed()) await undo();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('This machine has no PostgreSQL');
  return startPostgres(programs, { durable: true });
}
