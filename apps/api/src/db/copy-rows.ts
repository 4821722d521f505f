import { sql } from 'kysely';
import { COPIED_TABLES, tableNameIn, type CopiedTable } from './copied-tables.ts';
import { executedMigrations } from './migrate.ts';
import type { Db, Dialect } from './tables.ts';

/** A row of any table. */
export type Row = Record<string, string | number | null>;
/** The last assigned id of each table. */
export type Counters = Record<string, number>;

/** Rows per statement, below the maximum of bound values on both dialects. */
const BATCH = 500;

/** Whether the `id` of a table increases and is never reused. */
function hasCounter({ key }: CopiedTable): boolean {
  return key[0] === 'id';
}

/** Reads the rows of a table in batches, sorted by its key. */
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

/**
 * Inserts rows with their ids. All rows have the columns of the first one.
 * @param options.skipsExisting a row with a unique value that exists already is not inserted; otherwise it is an error
 * @returns the number of inserted rows
 */
export async function writeRows(
  db: Db,
  dialect: Dialect,
  table: CopiedTable,
  rows: readonly Row[],
  { skipsExisting = false } = {},
): Promise<number> {
  let inserted = 0;
  const columns = Object.keys(rows[0] ?? {});
  const numbered = dialect === 'postgres' && hasCounter(table);
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows
      .slice(at, at + BATCH)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const result = await sql`
      insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${sql.raw(numbered ? 'overriding system value' : '')}
      values ${sql.join(values)}
      ${sql.raw(skipsExisting ? 'on conflict do nothing' : '')}`.execute(db);
    inserted += Number(result.numAffectedRows ?? 0);
  }
  return inserted;
}

/** Whether no API server has started on the database, of any schema, and it has no data. */
export async function isEmpty(db: Db): Promise<boolean> {
  const schema = await executedMigrations(db);
  for (const name of ['settings', 'accounts', 'products', 'orders', 'messages'] as const) {
    if ((await countRows(db, tableNameIn(schema, name))) > 0) return false;
  }
  return true;
}

export async function countRows(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Reads the last assigned id of each table, also of a deleted row. */
export async function readCounters(db: Db, dialect: Dialect): Promise<Counters> {
  const counters: Counters = {};
  for (const { name } of COPIED_TABLES.filter(hasCounter)) {
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

/** Makes each of the tables continue after its last assigned id. */
export async function writeCounters(
  db: Db,
  dialect: Dialect,
  tables: readonly CopiedTable[],
  counters: Counters,
): Promise<void> {
  for (const { name } of tables.filter(hasCounter)) {
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

/** Runs `work` in a transaction without retries: it may have effects outside the database. */
export async function inTransaction<Result>(
  database: { db: Db },
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return database.db.transaction().execute(work);
}
