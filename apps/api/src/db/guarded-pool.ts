import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseSilentError, WaitedTooLongError } from './errors.ts';
import type { SilenceDetector } from './silence-detector.ts';
import { createStatementNames } from './statement-cache.ts';
import { LAST_STATEMENT_MS, remainingWait, startWait } from './wait-budget.ts';

/** The result of `begin` for Kysely, which does not wait for the response of the server. */
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] } as const;

/**
 * A pool for Kysely whose connections and statements fail when the server is silent, or when their request has waited
 * too long (ADR 0109). A connection on which a statement failed so is closed: its transaction is rolled back, and it
 * never returns to the pool.
 */
export function guardPool(
  pool: pg.Pool,
  detector: SilenceDetector,
  preparesStatements: boolean,
): PostgresPool {
  const known = new WeakMap<pg.PoolClient, { generation: number; guarded: PostgresPoolClient }>();
  const acquire = async (): Promise<pg.PoolClient> => {
    let connecting: Promise<pg.PoolClient> | undefined;
    const connect = () => (connecting = pool.connect());
    const endWait = startWait();
    try {
      return await inTime(remainingWait(), () => detector.run(connect, () => 0));
    } catch (error) {
      const isBroken = !(error instanceof WaitedTooLongError);
      connecting?.then(
        (late) => late.release(isBroken),
        () => {},
      );
      throw error;
    } finally {
      endWait();
    }
  };
  return {
    options: pool.options,
    end: async () => {
      detector.stop();
      await pool.end();
    },
    connect: async () => {
      for (;;) {
        const client = await acquire();
        const generation = detector.generation();
        const found = known.get(client);
        if (found?.generation === generation) return found.guarded;
        if (!found) {
          const guarded = guardClient(client, detector, preparesStatements);
          known.set(client, { generation, guarded });
          return guarded;
        }
        // Another connection has failed since this one was used: its peer may be gone as well.
        client.release(true);
      }
    },
  };
}

/** @throws WaitedTooLongError when the work takes longer */
async function inTime<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  if (ms === Infinity) return work();
  if (ms <= 0) throw new WaitedTooLongError();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new WaitedTooLongError()), ms);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function guardClient(
  client: pg.PoolClient,
  detector: SilenceDetector,
  preparesStatements: boolean,
): PostgresPoolClient {
  const nameOf = preparesStatements ? createStatementNames() : () => undefined;
  const { stream } = client.connection;
  const bytesReceived = () => ('bytesRead' in stream ? Number(stream.bytesRead) : 0);
  let failure: unknown;

  const fail = (error: unknown) => {
    failure = error;
    stream.destroy();
  };
  const send = async (text: string, values: readonly unknown[], maxMs: number) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    const endWait = startWait();
    try {
      return await inTime(maxMs, () => detector.run(() => client.query(config), bytesReceived));
    } catch (error) {
      // The connection is in the middle of a statement: it is closed, and the server rolls back.
      if (error instanceof DatabaseSilentError || error instanceof WaitedTooLongError) fail(error);
      throw error;
    } finally {
      endWait();
    }
  };
  const run = async (text: string, values: readonly unknown[]) => {
    // The rollback of a failed transaction: the server rolls back when the connection closes.
    if (failure !== undefined) throw failure;
    // A commit ends the work that was in time, and a rollback must not be missing.
    const isEnd = text === 'commit' || text === 'rollback';
    const remaining = isEnd ? Infinity : remainingWait();
    if (remaining <= 0) throw new WaitedTooLongError();
    const response = send(text, values, remaining + LAST_STATEMENT_MS);
    if (text !== 'begin') return response;
    // The first statement of the transaction follows without a round trip. When `begin` fails, no statement after that
    // one is sent, and no commit (ADR 0136).
    response.catch(fail);
    return BEGUN;
  };

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported');
    return run(text, values);
  }
  return { query, release: (destroy) => client.release(destroy === true || failure !== undefined) };
}
