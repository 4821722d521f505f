import { sql } from 'kysely';
import { COUNTED_TABLES, type CopiedTable } from './copied-tables.ts';
import type { Database, Db, Dialect } from './database.ts';
import type { Tables } from './tables.ts';

/** A row of any table, as both engines hand it over. */
export type Row = Record<string, string | number | null>;
/** The last number each counted table has given. */
export type Counters = Record<string, number>;

/** Rows read or written by one statement: few enough for the values a statement may carry. */
const BATCH = 500;

/** Reads a table's rows in the order of its key, a batch at a time. */
export async function* readRows(db: Db, table: CopiedTable): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  for (;;) {
    const rows = await readBatch(db, table, after);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1);
  }
}

async function readBatch(db: Db, table: CopiedTable, after: Row | undefined): Promise<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const last = after && sql.join(table.key.map((column) => after[column]));
  const { rows } = await sql<Row>`
    select * from ${sql.table(table.name)}
    where ${sql.raw(table.only ?? '1 = 1')} ${last ? sql`and (${key}) > (${last})` : sql``}
    order by ${key} limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

/** Writes rows with the numbers they have. All of them have the columns of the first. */
export async function writeRows(
  db: Db,
  dialect: Dialect,
  table: CopiedTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const numbered = dialect === 'postgres' && table.key[0] === 'id';
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows
      .slice(at, at + BATCH)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`
      insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${sql.raw(numbered ? 'overriding system value' : '')}
      values ${sql.join(values)}`.execute(db);
  }
}

/** Whether no host has started on the database and nothing has been put into it. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const name of ['settings', 'accounts', 'products', 'orders', 'queries'] as const) {
    if ((await countRows(db, name)) > 0) return false;
  }
  return true;
}

/** How many rows a table has. */
export async function countRows(db: Db, name: keyof Tables): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The last number each counted table has given, to a row that may be gone. */
export async function readCounters(db: Db, dialect: Dialect): Promise<Counters> {
  const counters: Counters = {};
  for (const { name } of COUNTED_TABLES) {
    const { rows } =
      dialect === 'sqlite'
        ? await sql<{ last: number }>`
            select seq as last from sqlite_sequence where name = ${name}`.execute(db)
        : await sql<{ last: number | null }>`
            select pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass) as last`.execute(
            db,
          );
    counters[name] = rows[0]?.last ?? 0;
  }
  return counters;
}

/** Makes the counted tables go on after the given numbers. */
export async function writeCounters(db: Db, dialect: Dialect, counters: Counters): Promise<void> {
  for (const { name } of COUNTED_TABLES) {
    const last = counters[name] ?? 0;
    if (last === 0) continue;
    if (dialect === 'postgres') {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id')::regclass, ${last})`.execute(
        db,
      );
    } else {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
    }
  }
}

/** Runs `work` in one transaction, once: it may touch more than the database. */
export async function inOneGo<Result>(
  database: Database,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return database.db.transaction().execute(work);
}
