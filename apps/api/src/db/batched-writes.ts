import { ExpressionWrapper, PostgresAdapter, sql, type OperationNodeSource } from 'kysely';
import type { Db } from './database.ts';

/** A write whose result is not used. */
export type Write = OperationNodeSource & { execute: () => Promise<unknown> };

/**
 * Runs independent writes. On PostgreSQL they are one statement, because a round trip takes longer than
 * a row; SQLite has no round trips.
 */
export async function runBatch(db: Db, writes: readonly Write[]): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    for (const write of writes) await write.execute();
    return;
  }
  if (writes.length === 0) return;
  const statements = writes.map((write, number) => {
    const statement = new ExpressionWrapper(write.toOperationNode());
    return sql`${sql.ref(`write_${number}`)} as (${statement})`;
  });
  await sql`with ${sql.join(statements)} select 1`.execute(db);
}
