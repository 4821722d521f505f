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
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { isBusy } from './faults.ts';

/** How long a transaction waits for another process's, in milliseconds, before it fails as busy. */
const LOCK_PATIENCE = 5_000;
/** A synchronous wait freezes the process, so SQLite itself waits this long only; the rest is asynchronous. */
const BUSY_TIMEOUT = 5;
/** One for the writer, the others for readers, who in WAL never wait for it. */
const MOST_CONNECTIONS = 4;
/** Statements a connection keeps prepared; lists of values of many lengths make many. */
const MOST_STATEMENTS = 200;

class PooledSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** How many connections are open, how many of them have nothing to do, and who waits for one. */
export type Connections = { open: number; idle: number; waiting: number };

/**
 * Kysely on node:sqlite: WAL, every commit fsynced, a few connections. Transactions begin
 * *immediate* unless they are read only: a deferred one that reads before it writes is lost to
 * SQLITE_BUSY when several processes write. Inside one process, writers are expected to queue by
 * themselves (`transact`), so that they never take every connection.
 * @param file the database's path; made when absent
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
      if (open.length >= MOST_CONNECTIONS) {
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
      await patiently(() => connection.executeQuery(CompiledQuery.raw(begin)));
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

/** A full disk may have made SQLite roll back by itself; what was wrong then is told, not that. */
async function rollBack(connection: DatabaseConnection): Promise<void> {
  try {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  } catch (error) {
    const isOver = error instanceof Error && error.message.includes('no transaction is active');
    if (!isOver) throw error;
  }
}

async function openFile(file: string): Promise<SqliteDatabase> {
  const handle = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  await patiently(async () =>
    handle.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on'),
  );
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => handle.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      const statement = prepare(handle, sql);
      prepared.set(sql, statement);
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

/** Repeats a step while another process holds the lock it needs, without blocking this one. */
async function patiently(step: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + LOCK_PATIENCE;
  for (;;) {
    try {
      await step();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await sleep(1 + Math.random() * 10);
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold a ${typeof value}`);
}
