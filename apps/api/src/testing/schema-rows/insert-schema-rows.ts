import { writeCounters, writeRows } from '../../db/copy-rows.ts';
import type { Database } from '../../db/database.ts';
import type { SchemaRows } from './schema-rows.ts';

/** Inserts the rows as a process of their schema, into a database of that schema or a newer one. */
export async function insertSchemaRows(
  { db, dialect }: Database,
  { rows }: SchemaRows,
): Promise<void> {
  for (const [name, inserted] of Object.entries(rows)) {
    const ids = inserted.map(({ id }) => id).filter((id) => typeof id === 'number');
    const table = { name, key: ids.length > 0 ? ['id'] : [] };
    await writeRows(db, dialect, table, inserted);
    // PostgreSQL does not count given ids.
    if (dialect === 'postgres') {
      await writeCounters(db, dialect, [table], { [name]: Math.max(...ids) });
    }
  }
}
