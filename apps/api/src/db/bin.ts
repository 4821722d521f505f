import type { BinKind } from '@shop/contract/constants';
import { binEntrySchema, type BinListQuery } from '@shop/contract/schemas';
import type { z } from 'zod';
import type { BinContent } from './bin-content.ts';
import type { Db } from './database.ts';
import { paginate, type Page } from './pagination.ts';
import { contains } from './search-text.ts';

const summarySchema = binEntrySchema.pick({
  name: true,
  text: true,
  amount: true,
  status: true,
  pieces: true,
  image: true,
  image_type: true,
});

/** What a list shows of a deleted object. */
export type BinSummary = z.output<typeof summarySchema>;

/** The deleted object of an entry: `object` is the command id of an order, or the id of a row. */
export type BinKey = { kind: BinKind; object: string };

/** An entry of the bin as a list has it. */
export type StoredBinEntry = BinKey & {
  summary: BinSummary;
  deletedAt: number;
  deletedBy: string;
};

/** An entry with the rows of its object. */
export type BinEntryContent = BinKey & { id: number; content: BinContent };

const LISTED = ['kind', 'object', 'summary', 'deleted_at', 'deleted_by'] as const;

type ListedRow = BinKey & { summary: string; deleted_at: number; deleted_by: string };

function toEntry(row: ListedRow): StoredBinEntry {
  return {
    kind: row.kind,
    object: row.object,
    summary: summarySchema.parse(JSON.parse(row.summary)),
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by,
  };
}

/** Inserts an entry with the images whose files it needs. */
export async function insertBinEntry(
  db: Db,
  entry: StoredBinEntry & { content: BinContent; searchText: string; images: readonly string[] },
): Promise<void> {
  const { id } = await db
    .insertInto('bin')
    .values({
      kind: entry.kind,
      object: entry.object,
      summary: JSON.stringify(entry.summary),
      content: JSON.stringify(entry.content),
      search_text: entry.searchText,
      deleted_at: entry.deletedAt,
      deleted_by: entry.deletedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paths = [...new Set(entry.images)];
  if (paths.length === 0) return;
  await db
    .insertInto('bin_images')
    .values(paths.map((path) => ({ entry_id: id, path })))
    .execute();
}

/** The entries that were deleted after a time, the latest first. */
export async function findBinEntries(
  db: Db,
  { kind, ...page }: BinListQuery,
  after: number,
): Promise<Page<StoredBinEntry>> {
  const found = db
    .selectFrom('bin')
    .where('deleted_at', '>', after)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? 'product'));
  const newestFirst = found.orderBy('deleted_at', 'desc').orderBy('id', 'desc');
  const rows = await paginate(newestFirst, page).select(LISTED).execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toEntry), total };
}

/**
 * Deletes an entry that was deleted after a time, with its image references, and returns it. One of several concurrent
 * calls gets it.
 */
export async function takeBinEntry(
  db: Db,
  { kind, object }: BinKey,
  after: number,
): Promise<(StoredBinEntry & BinEntryContent) | undefined> {
  const row = await db
    .deleteFrom('bin')
    .where('kind', '=', kind)
    .where('object', '=', object)
    .where('deleted_at', '>', after)
    .returning(['id', ...LISTED, 'content'])
    .executeTakeFirst();
  return row && { ...toEntry(row), id: row.id, content: JSON.parse(row.content) };
}

/** The images of an entry. */
export async function findBinImages(db: Db, { kind, object }: BinKey): Promise<string[]> {
  const rows = await db
    .selectFrom('bin_images')
    .innerJoin('bin', 'bin.id', 'bin_images.entry_id')
    .select('path')
    .where('kind', '=', kind)
    .where('object', '=', object)
    .execute();
  return rows.map(({ path }) => path);
}

/** Deletes the entries that were deleted before a time. Their images are unreferenced afterwards. */
export async function deleteOldBinEntries(db: Db, before: number): Promise<void> {
  await db.deleteFrom('bin').where('deleted_at', '<=', before).execute();
}

/** The orders and messages of the bin whose search text contains a text; all without one. */
export async function findBinContents(db: Db, text?: string): Promise<BinEntryContent[]> {
  const rows = await db
    .selectFrom('bin')
    .select(['id', 'kind', 'object', 'content'])
    .where('kind', 'in', ['order', 'message'])
    .$if(text !== undefined, (q) => q.where(contains(text ?? '')))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) }));
}
