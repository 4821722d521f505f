import { ExpressionWrapper, PostgresAdapter, sql, type OperationNodeSource } from 'kysely';
import type { Db } from './database.ts';

/** A statement that writes and answers nothing anybody reads. */
export type Write = OperationNodeSource & { execute: () => Promise<unknown> };

/**
 * Runs writes that do not read what the others write. On PostgreSQL they go as one statement, for a
 * way there and back costs more than a row; SQLite has no way to go.
 */
export async function writeTogether(db: Db, writes: readonly Write[]): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    for (const write of writes) await write.execute();
    return;
  }
  if (writes.length === 0) return;
  const named = writes.map((write, number) => {
    const statement = new ExpressionWrapper(write.toOperationNode());
    return sql`${sql.ref(`write_${number}`)} as (${statement})`;
  });
  await sql`with ${sql.join(named)} select 1`.execute(db);
}
