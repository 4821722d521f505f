import { Kysely, sql, type Transaction } from 'kysely';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable } from './faults.ts';
import { makeGroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { Limits } from './postgres-dialect.ts';
import { sqliteDialect, type Connections } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** What a store function reads and writes through: the database, or a transaction on it. */
export type Db = Kysely<Tables>;
export type Dialect = 'sqlite' | 'postgres';

/** How busy the database keeps this process. */
export type DatabaseLoad = Connections & {
  /** Transactions that ended and commits they took, since the start. */
  transactions: number;
  commits: number;
};

/** The shop's database, on either engine. */
export type Database = {
  dialect: Dialect;
  db: Db;
  /**
   * Runs `work` in one transaction: all of it or nothing. It may run more than once (deadlocks and
   * serialization failures are tried again), so it must touch nothing but the database.
   */
  transact: <Result>(work: (db: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  /** How many transactions of this process have ended; what was read before it moved may be stale. */
  ended: () => number;
  load: () => DatabaseLoad;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

const MOST_TRIES = 8;

/** What a host allows a PostgreSQL: somebody waits for each of its calls. */
export const HOST_LIMITS: Limits = { statement: 15_000, lock: 5_000, idle: 15_000 };
/** The SQLite database's name in the data folder. */
export const SQLITE_FILE = 'shop.sqlite';

/**
 * Opens the database and brings it to the newest schema: PostgreSQL at `url`, or else a SQLite file
 * in `dataDir`, made when absent.
 * @param where.limits for PostgreSQL; without any, a statement may take its time, as a command's do
 * @param where.steps an older schema to stop at: the names of its migrations
 * @throws when the folder cannot be written or the server cannot be reached
 */
export async function openDatabase(where: {
  url?: string | undefined;
  dataDir: string;
  limits?: Limits | undefined;
  steps?: readonly string[];
}): Promise<Database> {
  const { url, dataDir, limits } = where;
  const database = await (url ? openPostgres(url, limits) : openSqlite(dataDir));
  try {
    await migrate(database, where.steps);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Whether a host or a command has made a shop there already; makes nothing.
 * @throws when the server cannot be reached
 */
export async function hasShop(where: {
  url?: string | undefined;
  dataDir: string;
}): Promise<boolean> {
  if (!where.url) return existsSync(join(where.dataDir, SQLITE_FILE));
  const { db, close } = await openPostgres(where.url);
  try {
    const found = sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`;
    const { rows } = await found.execute(db);
    return rows[0]?.found ?? false;
  } finally {
    await close();
  }
}

async function openSqlite(dataDir: string): Promise<Database> {
  // Shoppers' addresses and the signing key are in it: nobody else on the machine may look.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { dialect, connections } = sqliteDialect(join(dataDir, SQLITE_FILE));
  const db = new Kysely<Tables>({ dialect });
  const { transact, commits } = makeGroupCommit(db);
  return makeDatabase('sqlite', db, { once: transact, commits, connections });
}

async function openPostgres(url: string, limits?: Limits): Promise<Database> {
  // A shop on SQLite does without the driver.
  const { postgresDialect } = await import('./postgres-dialect.ts');
  const { dialect, connections } = postgresDialect(url, limits);
  const db = new Kysely<Tables>({ dialect });
  let committed = 0;
  const once: Transact = async (work) => {
    const result = await db.transaction().execute(work);
    committed += 1;
    return result;
  };
  return makeDatabase('postgres', db, { once, commits: () => committed, connections });
}

type Transact = Database['transact'];

/** What the two engines do each in their way. */
type Engine = { once: Transact; commits: () => number; connections: () => Connections };

function makeDatabase(dialect: Dialect, db: Db, { once, commits, connections }: Engine): Database {
  let ended = 0;
  return {
    dialect,
    db,
    transact: async (work) => {
      try {
        return await retried(() => once(work));
      } finally {
        // One that failed counts as well: a connection may break between a commit and its answer.
        ended += 1;
      }
    },
    ended: () => ended,
    load: () => ({ ...connections(), transactions: ended, commits: commits() }),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isRetryable(error)) throw error;
    }
    await sleep(Math.random() * 10 * 2 ** tries);
  }
}
