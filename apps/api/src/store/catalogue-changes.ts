import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';
import type { ChangeKind } from './tables.ts';

/** One change of what the public lists show; `productId` is 0 for site images. */
export type CatalogueChange = { id: number; kind: ChangeKind; productId: number };

/** How far a reader has come: on SQLite a line's number, on PostgreSQL a transaction's. */
export type ChangeMark = number;

/** More lines than this are not worth reading: whoever is so far behind forgets everything. */
const MOST_CHANGES = 2_000;
/** Lines older than this are removed, in milliseconds. */
const CHANGE_LIFE = 10 * 60_000;

type Row = { mark: number } & { [Name in keyof CatalogueChange]: CatalogueChange[Name] | null };

const NOW: Record<Dialect, string> = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
};

/** Where a reader that has kept nothing yet begins. */
export async function currentMark({ dialect, db }: Database): Promise<ChangeMark> {
  const mark =
    dialect === 'sqlite'
      ? sql<{ mark: number }>`select coalesce(max(id), 0) as mark from catalogue_changes`
      : sql<{ mark: number }>`select txid_snapshot_xmin(txid_current_snapshot()) as mark`;
  const { rows } = await mark.execute(db);
  return rows[0]?.mark ?? 0;
}

/**
 * The changes committed since a mark, and the next mark. On PostgreSQL a change may come again with
 * the next mark (its transaction was not older than all that were still running): its number tells.
 * @returns undefined when there are so many that it is better to forget everything
 */
export async function findChanges(
  { dialect, db }: Database,
  since: ChangeMark,
): Promise<{ changes: CatalogueChange[]; mark: ChangeMark } | undefined> {
  const query =
    dialect === 'sqlite'
      ? sql<Row>`
          select id, kind, product_id as "productId", id as mark
          from catalogue_changes where id > ${since} order by id limit ${MOST_CHANGES}`
      : sql<Row>`
          select changed.id, changed.kind, changed.product_id as "productId", now.mark
          from (select txid_snapshot_xmin(txid_current_snapshot()) as mark) as now
          left join catalogue_changes as changed on changed.writer >= ${since}
          limit ${MOST_CHANGES}`;
  const { rows } = await query.execute(db);
  if (rows.length === MOST_CHANGES) return undefined;
  // Without a change, PostgreSQL answers one row that has only the mark.
  const changes = rows.flatMap(({ id, kind, productId }) =>
    id === null || kind === null || productId === null ? [] : [{ id, kind, productId }],
  );
  return { changes, mark: rows.at(-1)?.mark ?? since };
}

/** Removes the lines every reader has seen; one that slept longer forgets everything by itself. */
export async function removeOldChanges(database: Database): Promise<void> {
  await database.transact((db) =>
    sql`delete from catalogue_changes where at < ${sql.raw(NOW[database.dialect])} - ${CHANGE_LIFE}`.execute(
      db,
    ),
  );
}
