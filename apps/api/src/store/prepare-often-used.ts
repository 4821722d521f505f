import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Statements one connection keeps prepared, and texts it remembers having seen once. */
const MOST_PREPARED = 200;
const MOST_SEEN = 1_000;
/** Longer texts are lists of many values: seldom the same twice. */
const LONGEST_TEXT = 2_000;
/** A prepared `*` fails for good once a newer process has added a column. */
const NAMES_NO_COLUMNS = /(?:select|returning) \*|\.\*/;

/**
 * A pool for Kysely whose connections prepare what they are asked a second time: PostgreSQL reads and
 * plans every other statement anew, which costs an order more than running it. A pooling proxy in
 * front must know prepared statements (docs/deploy.md).
 */
export function prepareOftenUsed(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? preparing(client);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

function preparing(client: pg.PoolClient): PostgresPoolClient {
  const nameOf = makeNames();
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are not read by cursors');
    const name = values.length > 0 ? nameOf(text) : undefined;
    const asked = { text, values: [...values] };
    return client.query(name === undefined ? asked : { ...asked, name });
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** Names texts from their second time on, as many as may be prepared. */
function makeNames(): (text: string) => string | undefined {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_PREPARED) return name;
    if (text.length > LONGEST_TEXT || NAMES_NO_COLUMNS.test(text)) return undefined;
    if (seen.delete(text)) {
      names.set(text, `often_used_${names.size}`);
      return names.get(text);
    }
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  };
}
