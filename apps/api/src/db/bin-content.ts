import type { BinKind } from '@shop/contract/constants';
import { sql } from 'kysely';
import { COPIED_TABLES, type CopiedTable } from './copied-tables.ts';
import { writeRows, type Row } from './copy-rows.ts';
import type { Db, Dialect, Tables } from './tables.ts';

/** The rows of a deleted object, by table. */
export type BinContent = Partial<Record<keyof Tables, Row[]>>;

/** A table with rows of an object, and the column with the id of the object. */
type ContentTable = { name: keyof Tables; column: string };

/**
 * The tables of an object, each after the tables that it references. An index of orders is made again, leases end,
 * and a fingerprint is younger than a minute or has no effect.
 */
const CONTENT_TABLES: Record<BinKind, readonly ContentTable[]> = {
  product: [
    { name: 'products', column: 'id' },
    { name: 'variants', column: 'product_id' },
    { name: 'product_images', column: 'product_id' },
  ],
  order: [
    { name: 'orders', column: 'id' },
    { name: 'order_lines', column: 'order_id' },
    { name: 'order_images', column: 'order_id' },
    { name: 'order_events', column: 'order_id' },
    { name: 'call_attempts', column: 'order_id' },
  ],
  message: [{ name: 'messages', column: 'id' }],
  site_image: [{ name: 'site_images', column: 'id' }],
};

/** The names of the tables with rows of a kind. */
export function contentTables(kind: BinKind): (keyof Tables)[] {
  return CONTENT_TABLES[kind].map(({ name }) => name);
}

function copiedTable(name: keyof Tables): CopiedTable {
  const table = COPIED_TABLES.find((each) => each.name === name);
  if (!table) throw new Error(`The table ${name} is in no backup`);
  return table;
}

/** Reads the rows of a locked object. */
export async function readContent(db: Db, kind: BinKind, id: number): Promise<BinContent> {
  const content: BinContent = {};
  for (const { name, column } of CONTENT_TABLES[kind]) {
    const key = sql.join(copiedTable(name).key.map((each) => sql.ref(each)));
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where ${sql.ref(column)} = ${id} order by ${key}`.execute(
      db,
    );
    content[name] = rows;
  }
  return content;
}

/**
 * Inserts the rows of a deleted object with their ids, which nothing else has got meanwhile. A column that a later
 * version added has its default.
 */
export async function writeContent(
  db: Db,
  dialect: Dialect,
  { kind, content }: { kind: BinKind; content: BinContent },
): Promise<void> {
  for (const name of contentTables(kind)) {
    await writeRows(db, dialect, copiedTable(name), content[name] ?? []);
  }
}
