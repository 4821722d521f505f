import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';
import type { ChangeKind } from './tables.ts';

/** A change of the public catalogue; `productId` is 0 for site images. */
export type CatalogueChange = { id: number; kind: ChangeKind; productId: number };

/** The position of a reader in the feed: a row id on SQLite, a transaction id on PostgreSQL. */
export type ChangeCursor = number;

/** A reader that is further behind invalidates everything instead. */
const MAX_CHANGES = 2_000;
const RETENTION_MS = 10 * 60_000;

type Row = { cursor: number } & { [Name in keyof CatalogueChange]: CatalogueChange[Name] | null };

const NOW: Record<Dialect, string> = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
};

/** The current end of the feed. */
export async function currentCursor({ dialect, db }: Database): Promise<ChangeCursor> {
  const query =
    dialect === 'sqlite'
      ? sql<{ cursor: number }>`select coalesce(max(id), 0) as cursor from catalogue_changes`
      : sql<{ cursor: number }>`select txid_snapshot_xmin(txid_current_snapshot()) as cursor`;
  const { rows } = await query.execute(db);
  return rows[0]?.cursor ?? 0;
}

/**
 * The changes committed since a cursor, and the next cursor. On PostgreSQL a change can be returned
 * again with the next cursor, while older transactions run: its id identifies it.
 * @returns undefined when there are too many changes
 */
export async function findChanges(
  { dialect, db }: Database,
  since: ChangeCursor,
): Promise<{ changes: CatalogueChange[]; cursor: ChangeCursor } | undefined> {
  const query =
    dialect === 'sqlite'
      ? sql<Row>`
          select id, kind, product_id as "productId", id as cursor
          from catalogue_changes where id > ${since} order by id limit ${MAX_CHANGES}`
      : sql<Row>`
          select changed.id, changed.kind, changed.product_id as "productId", now.cursor
          from (select txid_snapshot_xmin(txid_current_snapshot()) as cursor) as now
          left join catalogue_changes as changed on changed.writer >= ${since}
          limit ${MAX_CHANGES}`;
  const { rows } = await query.execute(db);
  if (rows.length === MAX_CHANGES) return undefined;
  // Without a change, PostgreSQL returns one row that has only the cursor.
  const changes = rows.flatMap(({ id, kind, productId }) =>
    id === null || kind === null || productId === null ? [] : [{ id, kind, productId }],
  );
  return { changes, cursor: rows.at(-1)?.cursor ?? since };
}

/** Deletes old changes. A process that has not polled for longer invalidates everything. */
export async function deleteOldChanges(database: Database): Promise<void> {
  await database.transact((db) =>
    sql`delete from catalogue_changes where at < ${sql.raw(NOW[database.dialect])} - ${RETENTION_MS}`.execute(
      db,
    ),
  );
}
