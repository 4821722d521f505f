import { binEntryId, parseBinEntryId } from '@shop/contract/bin-entry-id';
import { parseCommandId } from '@shop/contract/command-id';
import { BIN_LIFE_MS } from '@shop/contract/constants';
import type { ApiBinEntry, BinListQuery } from '@shop/contract/schemas';
import {
  findBinEntries,
  findBinImages,
  takeBinEntry,
  type BinEntryContent,
  type BinKey,
  type StoredBinEntry,
} from '../db/bin.ts';
import { writeContent } from '../db/bin-content.ts';
import { indexOrder } from '../db/customer-index.ts';
import type { Db } from '../db/database.ts';
import { insertEvent, setStatus } from '../db/order-changes.ts';
import { moveUndoVersion } from '../db/order-undo.ts';
import type { Page } from '../db/pagination.ts';
import { findProduct } from '../db/products.ts';
import { parseRowId } from '../db/row-id.ts';
import { findVariants, recordMovements } from '../db/stock.ts';
import { lockOrderWithParts } from '../db/split-shipping.ts';
import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { describeProductChanges } from './describe-changes.ts';
import { tryDeleteUnreferenced } from './images.ts';
import { completeRestoredImage } from './site-images.ts';
import { holdsStock, undoReturns } from './order-returns.ts';
import { recordEvent } from './record-event.ts';
import { restoreCollectedShipping, settleShipping } from './split-shipping.ts';

/** The time after which entries are deleted for good, in milliseconds since 1970. */
function oldest({ now }: AppContext): number {
  return now() - BIN_LIFE_MS;
}

/** The deleted products, orders, messages and site images, the latest first. */
export async function listBin(
  context: AppContext,
  query: BinListQuery,
): Promise<Page<ApiBinEntry>> {
  const { rows, total } = await findBinEntries(context.database.db, query, oldest(context));
  return { rows: rows.map(toBinEntry), total };
}

function toBinEntry({ kind, object, summary, deletedAt, deletedBy }: StoredBinEntry): ApiBinEntry {
  return {
    id: binEntryId(kind, object),
    kind,
    object,
    ...summary,
    deleted_at: new Date(deletedAt).toISOString(),
    deleted_by: deletedBy,
    expires_at: new Date(deletedAt + BIN_LIFE_MS).toISOString(),
  };
}

/** @throws ShopError `not_found` for an id that no entry can have */
function readKey(id: string): BinKey {
  const { kind, object = '' } = parseBinEntryId(id) ?? {};
  const commandId = kind === 'order' ? parseCommandId(object) : undefined;
  if (kind === 'order' && commandId !== undefined) return { kind, object: commandId };
  if (kind === undefined || kind === 'order' || parseRowId(object) === undefined) {
    throw new ShopError('not_found');
  }
  return { kind, object };
}

/**
 * Restores a deleted object with its ids, its images and what the owner wrote about it. An order takes the pieces
 * again that its deletion returned, all or none; a product has the stock that it had, a site image its place. One of several concurrent calls
 * restores it.
 * @param session whose name the history and the trail have
 * @returns the entry, which is not in the bin any more
 * @throws ShopError `not_found` when it is not in the bin (any more); `out_of_stock` with each variant of which fewer
 *   pieces are left than an order needs
 */
export async function restoreFromBin(
  context: AppContext,
  id: string,
  { username: by }: Session,
): Promise<ApiBinEntry> {
  const key = readKey(id);
  const { database } = context;
  return database.transact(async (db) => {
    const entry = await takeBinEntry(db, key, oldest(context));
    if (!entry) throw new ShopError('not_found');
    await writeContent(db, database.dialect, entry);
    if (entry.kind === 'order') await restoreOrder(context, db, entry.object, by);
    else if (entry.kind === 'product') await restoreProduct(context, db, entry);
    else if (entry.kind === 'site_image') await completeRestoredImage(context, db, entry.object);
    else await recordEvent(context, db, 'message_restored', { object: entry.object });
    return toBinEntry(entry);
  });
}

async function restoreOrder(
  context: AppContext,
  db: Db,
  commandId: string,
  by: string,
): Promise<void> {
  const order = await lockOrderWithParts(db, commandId);
  if (!order) throw new Error(`The content of the order ${commandId} is not in the bin`);
  // Other orders returned their pieces before, when they were cancelled, or never, when they were shipped.
  if (holdsStock(order.status)) await undoReturns(context, db, order);
  // A form that was opened before the deletion must be read again.
  const version = await setStatus(db, order.id, order.status);
  // The order is as it was: a change of its status before the deletion can still be undone.
  await moveUndoVersion(db, order.id, { from: version - 1, to: version });
  await restoreCollectedShipping(context, db, order, by);
  await settleShipping(context, db, order, { by });
  await insertEvent(db, order.id, { at: context.now(), by, cause: 'restored' });
  await indexOrder(db, order.id);
  const changes = { status: { after: order.status } };
  await recordEvent(context, db, 'order_restored', { object: commandId, changes });
}

async function restoreProduct(
  context: AppContext,
  db: Db,
  { object }: BinEntryContent,
): Promise<void> {
  const id = Number(object);
  const variants = await findVariants(db, [id]);
  const movements = variants.map(({ quantity, ...variant }) => {
    return { ...variant, delta: quantity, reason: 'stocked' as const };
  });
  await recordMovements(db, movements, context.now());
  const changes = describeProductChanges(undefined, await findProduct(db, id));
  await recordEvent(context, db, 'product_restored', { object, changes });
}

/**
 * Deletes an entry and the files of its images for good.
 * @throws ShopError `not_found`
 */
export async function deleteForGood(context: AppContext, id: string): Promise<void> {
  const key = readKey(id);
  const images = await context.database.transact(async (db) => {
    const paths = await findBinImages(db, key);
    if (!(await takeBinEntry(db, key, oldest(context)))) throw new ShopError('not_found');
    await recordEvent(context, db, 'deleted_for_good', {
      object: binEntryId(key.kind, key.object),
    });
    return paths;
  });
  await tryDeleteUnreferenced(context, images);
}
