import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { restrictAccess } from '../restrict-access.ts';
import { isBusy } from './errors.ts';

/** A transaction waits this long for the lock of another process before it fails as busy. */
const LOCK_TIMEOUT_MS = 3_000;
/** SQLite waits synchronously, which blocks the event loop, so it waits briefly and `retryWhileBusy` retries. */
const BUSY_TIMEOUT_MS = 5;
/** The longest pause between two attempts: a lock that lasts must not use the event loop. */
const MAX_PAUSE_MS = 50;
/** One for the writer and three for readers, which do not wait for the writer in WAL mode. */
const MAX_CONNECTIONS = 4;
/** Prepared statements per connection. Each length of a value list is a statement of its own. */
const MAX_STATEMENTS = 200;

class PooledSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite has transactional DDL; Kysely's Migrator runs in a transaction then. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The state of a connection pool. */
export type Connections = { open: number; idle: number; waiting: number };

/**
 * A Kysely dialect for node:sqlite with WAL, an fsync for every commit and a small connection pool.
 * Transactions begin *immediate* unless they are read-only: a deferred transaction that reads before
 * it writes fails with SQLITE_BUSY when several processes write. Writers of one process queue in
 * `transact`, so that they do not use all connections.
 * @param file the path of the database; created when missing
 */
export function sqliteDialect(file: string): { dialect: Dialect; connections: () => Connections } {
  const { driver, connections } = makeDriver(file);
  const dialect = {
    createAdapter: () => new PooledSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { dialect, connections };
}

function makeDriver(file: string): { driver: Driver; connections: () => Connections } {
  const open: Driver[] = [];
  const idle: DatabaseConnection[] = [];
  const waiting: ((connection: DatabaseConnection) => void)[] = [];
  const connections = () => ({ open: open.length, idle: idle.length, waiting: waiting.length });
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => {
      const ready = idle.pop();
      if (ready) return ready;
      if (open.length >= MAX_CONNECTIONS) {
        return new Promise((resolve) => {
          waiting.push(resolve);
        });
      }
      const opened = new SqliteDriver({ database: () => openFile(file) });
      open.push(opened);
      await opened.init();
      return opened.acquireConnection();
    },
    releaseConnection: async (connection) => {
      const next = waiting.shift();
      if (next) next(connection);
      else idle.push(connection);
    },
    beginTransaction: async (connection, settings) => {
      const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
      await retryWhileBusy(() => connection.executeQuery(CompiledQuery.raw(begin)));
    },
    commitTransaction: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    rollbackTransaction: rollBack,
    destroy: async () => {
      await Promise.all(open.map((opened) => opened.destroy()));
      open.length = 0;
      idle.length = 0;
    },
  };
  return { driver, connections };
}

/** After some errors (a full disk) SQLite has already rolled back: the first error is the one to report. */
async function rollBack(connection: DatabaseConnection): Promise<void> {
  try {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  } catch (error) {
    const isRolledBack =
      error instanceof Error && error.message.includes('no transaction is active');
    if (!isRolledBack) throw error;
  }
}

async function openFile(file: string): Promise<SqliteDatabase> {
  const handle = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  // SQLite gives later files the mode of the database.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) await restrictAccess(path, 0o600);
  await retryWhileBusy(async () =>
    handle.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on'),
  );
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => handle.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = prepare(handle, sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

function prepare(handle: DatabaseSync, sql: string): SqliteStatement {
  const statement = handle.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bindable)),
    run: (values) => statement.run(...values.map(bindable)),
    iterate: (values) => statement.iterate(...values.map(bindable)),
  };
}

/** Repeats a step while another process has the lock, without blocking the event loop. */
async function retryWhileBusy(step: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (let pause = 10; ; pause = Math.min(pause * 1.1, MAX_PAUSE_MS)) {
    try {
      await step();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(1 + Math.random() * pause);
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}
