import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import type { SchemaMigration } from './schema-migration.ts';

const BATCH = 500;

type Row = { id: number; text: string };

/** Since this version a search treats spaces, hyphens and apostrophes alike (NAV-8). */
export const normalizedSeparatorsMigration: SchemaMigration = {
  name: '0004-normalized-separators',
  up: async (db) => {
    await normalizeColumn(db, 'products', 'folded_name');
    await normalizeColumn(db, 'orders', 'search_text');
    await normalizeColumn(db, 'queries', 'search_text');
  },
};

/** Normalizes a text column again, line by line: a search text has several texts, one a line. */
async function normalizeColumn(db: Db, table: string, column: string): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Row>`
      select id, ${sql.ref(column)} as text from ${sql.table(table)}
      where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db);
    for (const { id, text } of rows) {
      const normalized = text.split('\n').map(normalizeForSearch).join('\n');
      if (normalized === text) continue;
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${normalized}
        where id = ${id}`.execute(db);
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}
