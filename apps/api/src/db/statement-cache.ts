import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Prepared statements per connection, and texts of statements that ran once. */
const MAX_PREPARED = 200;
const MAX_SEEN = 1_000;
/** Longer texts are long value lists, which rarely repeat. */
const MAX_TEXT_LENGTH = 2_000;
/** A prepared `*` fails permanently after a newer process adds a column. */
const SELECTS_ALL_COLUMNS = /(?:select|returning) \*|\.\*/;

/**
 * A pool for Kysely whose connections prepare a statement when it runs a second time. PostgreSQL
 * parses and plans other statements again each time, which takes longer than an order's statements
 * themselves. A pooling proxy in front must support prepared statements (docs/operations.md).
 */
export function withStatementCache(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? withPreparedStatements(client);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  const nameOf = createStatementNames();
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported');
    const name = values.length > 0 ? nameOf(text) : undefined;
    const config = { text, values: [...values] };
    return client.query(name === undefined ? config : { ...config, name });
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** Names the text of a statement from its second run on, up to the maximum. */
function createStatementNames(): (text: string) => string | undefined {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_PREPARED) return name;
    if (text.length > MAX_TEXT_LENGTH || SELECTS_ALL_COLUMNS.test(text)) return undefined;
    if (seen.delete(text)) {
      names.set(text, `cached_${names.size}`);
      return names.get(text);
    }
    seen.set(text, true);
    return undefined;
  };
}
