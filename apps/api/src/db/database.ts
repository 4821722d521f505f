import { Kysely, sql, type Transaction } from 'kysely';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../command-error.ts';
import { isEmpty } from './copy-rows.ts';
import { createSingleFlight } from '../cache/single-flight.ts';
import {
  DatabaseSilentError,
  isCommitLost,
  isDamaged,
  isRetryable,
  OutcomeUnknownError,
} from './errors.ts';
import { createGroupCommit } from './group-commit.ts';
import { findFileFault } from './integrity.ts';
import { migrate } from './migrate.ts';
import type { Timeouts } from './postgres-dialect.ts';
import { sqliteDialect, type Connections } from './sqlite-dialect.ts';
import type { Db, Dialect, Tables } from './tables.ts';

export type { Db, Dialect } from './tables.ts';

/** The load of this process on the database. */
export type DatabaseLoad = Connections & {
  /** Transactions that ended and commits that they needed, since the start. */
  transactions: number;
  commits: number;
};

/** The database of the shop, on SQLite or PostgreSQL. */
export type Database = {
  dialect: Dialect;
  db: Db;
  /**
   * Runs `work` in a transaction. After a deadlock or a serialization failure `work` runs again, so
   * it must have no effect outside the database.
   * @throws OutcomeUnknownError when the commit got no response
   */
  transact: <Result>(work: (db: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  /** The number of ended transactions of this process. Data read before it changed may be stale. */
  ended: () => number;
  load: () => DatabaseLoad;
  /** From now on, work on a server that sends nothing fails within seconds. */
  detectSilence: () => void;
  /** Resolves when the database responds. @throws within two seconds */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** A data folder for SQLite, or the URL of a PostgreSQL database. */
export type DatabaseLocation = { url?: string | undefined; dataDir: string };

const MAX_ATTEMPTS = 8;
/** After this time, in milliseconds, a failed transaction is not retried: its client waits. */
const MAX_RETRY_MS = 2_000;
const PING_TIMEOUT_MS = 1_500;

/**
 * The timeouts of an API server on PostgreSQL, in milliseconds. That of a lock is longer than the second after which
 * PostgreSQL looks for a deadlock: a deadlock is retried, a lock is not.
 */
export const SERVER_TIMEOUTS: Timeouts = { statement: 15_000, lock: 1_300, idle: 5_000 };
/** The file name of the SQLite database in the data folder. */
export const SQLITE_FILE = 'shop.sqlite';

/**
 * Opens the database and migrates its schema. A missing SQLite file is created.
 * @param location.timeouts for PostgreSQL; the CLI has none
 * @param location.schema the names of the migrations to run, to create an older schema
 * @throws CommandError `newer-schema` when a newer version has migrated the database
 * @throws when the folder is not writable or the server is unreachable
 */
export async function openDatabase(
  location: DatabaseLocation & {
    timeouts?: Timeouts | undefined;
    schema?: readonly string[];
  },
): Promise<Database> {
  const { url, dataDir, timeouts, schema } = location;
  const database = await (url ? openPostgres(url, timeouts) : openSqlite(dataDir));
  try {
    await migrate(database, schema);
    if (timeouts) database.detectSilence();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Whether the database has a schema. Creates nothing.
 * @throws when the server is unreachable
 */
export async function databaseExists({ url, dataDir }: DatabaseLocation): Promise<boolean> {
  if (!url) return existsSync(join(dataDir, SQLITE_FILE));
  return inspectPostgres(url, async (db) => {
    const { rows } = await sql<{ exists: boolean }>`
      select to_regclass('settings') is not null as exists`.execute(db);
    return rows[0]?.exists ?? false;
  });
}

/**
 * Whether a PostgreSQL database has data of a shop. Creates nothing.
 * @throws when the server is unreachable
 */
export async function isDatabaseInUse(url: string): Promise<boolean> {
  return inspectPostgres(url, async (db) => {
    const { rows } = await sql<{ exists: boolean }>`
      select to_regclass('settings') is not null as exists`.execute(db);
    return rows[0]?.exists === true && !(await isEmpty(db));
  });
}

async function inspectPostgres<Result>(
  url: string,
  inspect: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openPostgres(url);
  try {
    return await inspect(db);
  } finally {
    await close();
  }
}

async function openSqlite(dataDir: string): Promise<Database> {
  // Customer addresses and the signing key are in the file: other users of the machine have no access.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  const { dialect, connections } = sqliteDialect(file);
  const db = new Kysely<Tables>({ dialect });
  await rejectDamagedFile(db, file);
  const { transact, commits } = createGroupCommit(db);
  // A file always responds; `createGroupCommit` bounds the wait for its lock.
  const detectSilence = () => {};
  return makeDatabase('sqlite', db, { runOnce: transact, commits, connections, detectSilence });
}

/** @throws CommandError `bad-file` for a file that is damaged, or that is no database */
async function rejectDamagedFile(db: Db, file: string): Promise<void> {
  const fault = await findFileFault(db, 'sqlite').catch((error: unknown) => {
    if (error instanceof Error && isDamaged(error)) return error.message;
    throw error;
  });
  if (fault === undefined) return;
  await db.destroy();
  throw new CommandError(
    'bad-file',
    `The database ${file} is damaged (${fault}): restore a backup.`,
  );
}

async function openPostgres(url: string, timeouts?: Timeouts): Promise<Database> {
  // On SQLite the driver is not loaded.
  const { postgresDialect } = await import('./postgres-dialect.ts');
  const { dialect, connections, detectSilence } = postgresDialect(url, timeouts);
  const db = new Kysely<Tables>({ dialect });
  let committed = 0;
  const runOnce: Transact = async (work) => {
    let isCommitting = false;
    const result = await db
      .transaction()
      .execute(async (tx) => {
        const outcome = await work(tx);
        isCommitting = true;
        return outcome;
      })
      .catch((error: unknown) => {
        throw isCommitting && isCommitLost(error) ? new OutcomeUnknownError(error) : error;
      });
    committed += 1;
    return result;
  };
  const commits = () => committed;
  return makeDatabase('postgres', db, { runOnce, commits, connections, detectSilence });
}

type Transact = Database['transact'];

/** The functions that differ between SQLite and PostgreSQL. */
type Engine = {
  runOnce: Transact;
  commits: () => number;
  connections: () => Connections;
  detectSilence: () => void;
};

function makeDatabase(
  dialect: Dialect,
  db: Db,
  { runOnce, commits, connections, detectSilence }: Engine,
): Database {
  let ended = 0;
  const singleFlight = createSingleFlight<unknown>();
  return {
    dialect,
    db,
    transact: async (work) => {
      try {
        return await withRetries(() => runOnce(work));
      } finally {
        // A failed transaction counts too: the connection may break between the commit and its response.
        ended += 1;
      }
    },
    ended: () => ended,
    load: () => ({ ...connections(), transactions: ended, commits: commits() }),
    detectSilence,
    ping: async () => {
      const response = singleFlight('ping', () => sql`select 1`.execute(db));
      await Promise.race([response, rejectAfter(PING_TIMEOUT_MS)]);
    },
    close: () => db.destroy(),
  };
}

async function rejectAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new DatabaseSilentError();
}

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + MAX_RETRY_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isLast = attempt === MAX_ATTEMPTS || performance.now() > deadline;
      if (isLast || !isRetryable(error)) throw error;
    }
    await sleep(Math.random() * 10 * 2 ** attempt);
  }
}
