import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { prepareOftenUsed } from './prepare-often-used.ts';
import type { Connections } from './sqlite-dialect.ts';

const WHOLE_NUMBERS = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const POOL_SIZE = 10;
const CONNECT_TIMEOUT = 3_000;
/**
 * In milliseconds: what a statement may take, how long it waits for another's lock, and how long a
 * transaction may do nothing. The server ends what takes longer, so that nobody holds the others up.
 */
const TIMEOUTS = {
  statement_timeout: 30_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/**
 * Kysely on a PostgreSQL server, over a few connections.
 * @param url its address; nothing is asked of it before the first statement
 */
export function postgresDialect(url: string): {
  dialect: Dialect;
  connections: () => Connections;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    ...TIMEOUTS,
    types: {
      getTypeParser: (oid, format) => numberParser(oid) ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without listeners, a connection that dies (a restarted server) would end the process: the pool
  // hears of idle ones, and of one in use only the connection itself tells, beside its statement.
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

/** int8 and numeric, which pg hands over as text: all of ours are exact whole numbers. */
function numberParser(oid: number): ((text: string) => number) | undefined {
  return WHOLE_NUMBERS.has(oid) ? Number : undefined;
}
