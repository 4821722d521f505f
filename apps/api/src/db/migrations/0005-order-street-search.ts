import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { sql } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

const BATCH = 500;

type Row = { id: number; street: string; text: string };

/** Since this version a search finds orders by their street too; an erased order has no street. */
export const orderStreetSearchMigration: SchemaMigration = {
  name: '0005-order-street-search',
  up: async (db) => {
    let after = 0;
    for (;;) {
      const { rows } = await sql<Row>`
        select id, street, search_text as text from orders
        where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(db);
      for (const { id, street, text } of rows) {
        if (street === '') continue;
        const extended = `${text}\n${normalizeForSearch(street)}`;
        await sql`update orders set search_text = ${extended} where id = ${id}`.execute(db);
      }
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH) return;
    }
  },
};
