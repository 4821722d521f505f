import { PostgresAdapter, PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { guardPool } from './guarded-pool.ts';
import { createSilenceDetector } from './silence-detector.ts';
import type { Connections } from './sqlite-dialect.ts';

const WHOLE_NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
/** The connections of a process. */
export const POOL_SIZE = 10;
/** How long a query waits for a connection of the pool. */
const CONNECT_TIMEOUT_MS = 3_000;
/** How long the first statement of a connection, which sets its timeouts, may take. */
const SETTINGS_TIMEOUT_MS = 2_000;
/** How long a server that seems silent may take to respond on a new connection. */
const PROBE_TIMEOUT_MS = 1_500;

/** Timeouts of the PostgreSQL server, in milliseconds. */
export type Timeouts = {
  statement: number;
  /** For a row or table that another transaction has locked. */
  lock: number;
  /** For an idle transaction, whose process may hang while it holds locks. */
  idle: number;
};

/** `migrate` takes a lock that lasts until its transaction commits, so Kysely needs none of its own. */
class UnlockedPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedPostgresAdapter();
  }
}

/** A Kysely dialect for a PostgreSQL server. */
type ServerDialect = {
  dialect: Dialect;
  connections: () => Connections;
  /** From now on, statements fail when the server is silent. */
  detectSilence: () => void;
};

/**
 * A Kysely dialect for a PostgreSQL server, with a connection pool. It connects with the first query.
 * @param url with `?prepared_statements=false`, no statement is prepared: for a pooling proxy that does not support it
 * @param timeouts none when left out
 */
export function postgresDialect(url: string, timeouts?: Timeouts): ServerDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // The first statement of a transaction does not wait for its `begin` (`guardPool`).
    pipeline: true,
    ...(timeouts && { verify: setTimeouts(timeouts) }),
    types: {
      getTypeParser: (oid, format) => numberParser(oid) ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, a broken connection (a restarted server) that has no query in progress would
  // end the process. Its next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const detector = createSilenceDetector(() => responds(url));
  // Not by `new URL`: pg accepts URLs without a host, such as `postgres://shop@/shop?host=/run/postgresql`.
  const preparesStatements = !/[?&]prepared_statements=false(?:&|$)/.test(url);
  return {
    detectSilence: detector.start,
    dialect: new PooledPostgresDialect({ pool: guardPool(pool, detector, preparesStatements) }),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Sets the timeouts with statements, because pooling proxies reject unknown startup parameters. */
function setTimeouts({ statement, lock, idle }: Timeouts) {
  const text = [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${idle}`,
  ].join('; ');
  const settings = { text, query_timeout: SETTINGS_TIMEOUT_MS };
  return (client: pg.PoolClient, done: (error?: Error) => void) => {
    client.query(settings, (error?: Error | null) => done(error ?? undefined));
  };
}

/** Whether a server responds on a new connection in time. An error is a response too. */
async function responds(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const timeout = Promise.withResolvers<false>();
  const timer = setTimeout(() => timeout.resolve(false), PROBE_TIMEOUT_MS);
  const response = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => true,
    );
  try {
    return await Promise.race([response, timeout.promise]);
  } finally {
    clearTimeout(timer);
    client.connection.stream.destroy();
  }
}

/** pg returns int8 and numeric as text: all values of this schema are safe integers. */
function numberParser(oid: number): ((text: string) => number) | undefined {
  return WHOLE_NUMBERS.has(oid) ? Number : undefined;
}
