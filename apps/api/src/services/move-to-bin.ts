import type { BinKind } from '@shop/contract/constants';
import { insertBinEntry, type BinSummary } from '../db/bin.ts';
import { readContent, type BinContent } from '../db/bin-content.ts';
import type { Db } from '../db/database.ts';
import { parseUndo } from '../db/order-undo.ts';
import type { AppContext } from './app-context.ts';

/** An object that is deleted: `object` is its id for clients, `id` the one of its row, `by` who deletes it. */
type DeletedObject = { kind: BinKind; object: string; id: number; by: string };

/** A summary has the beginning of a message. */
const MAX_TEXT_LENGTH = 200;

/**
 * Copies a locked object to the bin before its deletion, in the same transaction; nothing without the feature `undo`.
 * @param summary what a list of the bin shows of it
 */
export async function moveToBin(
  context: AppContext,
  db: Db,
  { kind, object, id, by }: DeletedObject,
  summary: BinSummary,
): Promise<void> {
  if (!context.features.has('undo')) return;
  const content = withoutShortLived(await readContent(db, kind, id));
  await insertBinEntry(db, {
    kind,
    object,
    summary: { ...summary, ...(summary.text !== undefined && { text: beginningOf(summary.text) }) },
    content,
    searchText: [
      ...textsOf(content, 'orders', 'search_text'),
      ...textsOf(content, 'messages', 'search_text'),
    ].join(''),
    images: [
      ...textsOf(content, 'order_images', 'path'),
      ...textsOf(content, 'product_images', 'path'),
      ...textsOf(content, 'site_images', 'image'),
    ],
    deletedAt: context.now(),
    deletedBy: by,
  });
}

/**
 * The address of a sender is stored for seven days only, the former contact that the undo of a change needs for ten
 * minutes. The undo of a status has none.
 */
function withoutShortLived(content: BinContent): BinContent {
  const { orders, order_events: events } = content;
  return {
    ...content,
    ...(orders && { orders: orders.map((row) => ({ ...row, sender: null })) }),
    ...(events && {
      order_events: events.map((row) => ({ ...row, undo: undoOfStatus(row['undo']) })),
    }),
  };
}

function undoOfStatus(undo: unknown): string | null {
  return typeof undo === 'string' && parseUndo(undo).content === undefined ? undo : null;
}

function textsOf(content: BinContent, table: keyof BinContent, column: string): string[] {
  return (content[table] ?? []).map((row) => String(row[column]));
}

function beginningOf(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).toWellFormed()}…` : text;
}
