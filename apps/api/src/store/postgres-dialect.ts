import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { prepareOftenUsed } from './prepare-often-used.ts';
import type { Connections } from './sqlite-dialect.ts';

const WHOLE_NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const POOL_SIZE = 10;
/** How long a call waits for a connection, new or given back, in milliseconds. */
const CONNECT_TIMEOUT = 3_000;

/** How long the server lets this process go on, in milliseconds. */
export type Limits = {
  /** One statement. */
  statement: number;
  /** Waiting for a row or table that somebody else has locked. */
  lock: number;
  /** A transaction that asks nothing: its process hangs, and holds its locks. */
  idle: number;
};

/**
 * Kysely on a PostgreSQL server, over a few connections.
 * @param url its address; nothing is asked of it before the first statement
 * @param limits none when left out
 */
export function postgresDialect(
  url: string,
  limits?: Limits,
): {
  dialect: Dialect;
  connections: () => Connections;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    ...(limits && { verify: setLimits(limits) }),
    types: {
      getTypeParser: (oid, format) => numberParser(oid) ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, a connection that dies (a restarted server) would end the process: an idle one,
  // and one that is lent but has nothing asked of it at that moment. Its next statement fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    dialect: new PostgresDialect({ pool: prepareOftenUsed(pool) }),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** By a statement: pooling proxies refuse what they do not know at the start of a connection. */
function setLimits({ statement, lock, idle }: Limits) {
  const settings = [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${idle}`,
  ].join('; ');
  return (client: pg.PoolClient, done: (error?: Error) => void) => {
    client.query(settings, (error?: Error | null) => done(error ?? undefined));
  };
}

/** int8 and numeric, which pg hands over as text: all of ours are exact whole numbers. */
function numberParser(oid: number): ((text: string) => number) | undefined {
  return WHOLE_NUMBERS.has(oid) ? Number : undefined;
}
