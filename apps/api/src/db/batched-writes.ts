import {
  ExpressionWrapper,
  NoResultError,
  PostgresAdapter,
  sql,
  type Expression,
  type InsertQueryBuilder,
  type OperationNodeSource,
  type RawBuilder,
} from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** A write whose result is not used. */
export type Write = OperationNodeSource & { execute: () => Promise<unknown> };

/** The id of a row, or the expression for it inside the statement that inserts the row. */
export type InsertedId = number | Expression<number>;

/**
 * Runs independent writes. On PostgreSQL they are one statement, because a round trip takes longer than
 * a row; SQLite has no round trips.
 */
export async function runBatch(db: Db, writes: readonly Write[]): Promise<void> {
  if (!isPostgres(db)) return runEach(writes);
  if (writes.length === 0) return;
  await sql`with ${sql.join(toTableExpressions(writes))} select 1`.execute(db);
}

/**
 * Inserts a row, and runs the independent writes that need its id; on PostgreSQL in one statement, as `runBatch`.
 * @param insert returns the id of its row
 * @returns the id
 */
export async function insertWithWrites<Table extends keyof Tables>(
  db: Db,
  insert: InsertQueryBuilder<Tables, Table, { id: number }>,
  writesOf: (id: InsertedId) => readonly Write[],
): Promise<number> {
  if (!isPostgres(db)) {
    const { id } = await insert.executeTakeFirstOrThrow();
    await runEach(writesOf(id));
    return id;
  }
  const inserted = sql`inserted as (${new ExpressionWrapper(insert.toOperationNode())})`;
  const writes = toTableExpressions(writesOf(sql<number>`(select id from inserted)`));
  const { rows } = await sql<{ id: number }>`
    with ${sql.join([inserted, ...writes])} select id from inserted`.execute(db);
  const [row] = rows;
  if (!row) throw new NoResultError(insert.toOperationNode());
  return row.id;
}

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

async function runEach(writes: readonly Write[]): Promise<void> {
  for (const write of writes) await write.execute();
}

function toTableExpressions(writes: readonly Write[]): RawBuilder<unknown>[] {
  return writes.map((write, number) => {
    const statement = new ExpressionWrapper(write.toOperationNode());
    return sql`${sql.ref(`write_${number}`)} as (${statement})`;
  });
}
