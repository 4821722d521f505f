import { parseHundredths, parseMoney } from '@shop/contract/money';
import {
  productSchema,
  type ApiProduct,
  type EditHistoryQuery,
  type EditUndoRequest,
  type ProductHistoryEntry,
} from '@shop/contract/schemas';
import { PRODUCT_HISTORY_TYPES } from '@shop/contract/security-events';
import { variantKey } from '@shop/contract/variant-key';
import type { Db } from '../db/database.ts';
import { lockImages } from '../db/images.ts';
import type { Page } from '../db/pagination.ts';
import {
  findProduct,
  lockProduct,
  replaceProductImages,
  updateProduct,
  type ProductImageRow,
} from '../db/products.ts';
import { parseRowId } from '../db/row-id.ts';
import { lockVariants, replaceVariants } from '../db/stock.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { describeProductChanges } from './describe-changes.ts';
import { findEditToUndo, readEditHistory, storeEdit } from './edit-history.ts';
import { withEnabledFields } from './enabled-fields.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { leaseRemovedImages } from './images.ts';
import {
  compareProducts,
  imageRowsOf,
  isChangedAgain,
  parseProductEdit,
  planUndo,
  type UndoConflict,
} from './product-edits.ts';
import { recordEvent } from './record-event.ts';

/**
 * Stores what an edit of a product replaced, for ten minutes; nothing without the feature `undo`.
 * @param eventId its event of the trail
 * @returns the id of the change, by which it is undone
 */
export async function storeProductUndo(
  context: AppContext,
  db: Db,
  eventId: number,
  { before, after }: { before: ApiProduct; after: ApiProduct },
): Promise<string | undefined> {
  const remaining = new Set(after.product_images);
  const images = before.product_images.filter((path) => !remaining.has(path));
  const edit = compareProducts(before, after);
  return storeEdit(context, db, editedProduct(after.product_Id), { edit, eventId, images });
}

function editedProduct(object: string) {
  return { kind: 'product', object, parse: parseProductEdit, isChangedAgain } as const;
}

/**
 * The history of a product, the latest first: who changed what, before and after. An edit has the time until which it
 * can be undone, unless a later one changed the same.
 * @throws ShopError `not_found`
 */
export async function readProductHistory(
  context: AppContext,
  id: string,
  query: EditHistoryQuery,
): Promise<Page<ProductHistoryEntry>> {
  const row = parseRowId(id);
  if (row === undefined || !(await findProduct(context.database.db, row))) {
    throw new ShopError('not_found');
  }
  return readEditHistory(context, editedProduct(String(row)), PRODUCT_HISTORY_TYPES, query);
}

/**
 * Undoes one edit of a product for ten minutes: the fields and images get their former values, the stock loses the
 * difference that the edit made. What others changed stays. One of several concurrent requests undoes it.
 * @param key the idempotency key: a repeat returns the first response
 * @returns the product as it is now
 * @throws ShopError `not_found`; `bad_transition` when the edit is too old, was undone, or none; `product_conflict`
 *   with the fields that were edited again; `stock_moved` with the current colours when stock was; `out_of_stock`
 *   with the variants of which fewer pieces are left than the undo takes; `idempotency_key_reused`
 */
export async function undoProductChange(
  context: AppContext,
  id: string,
  { change }: EditUndoRequest,
  key?: string,
): Promise<ApiProduct> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  const create = await keyedCreate(key, { name: 'undoProductChange', fields: { row, change } });
  const product = await context.database.transact((db) =>
    createOnce(context, db, { create, schema: productSchema }, async () => {
      const edit = await undoEdit(context, db, row, change);
      await leaseRemovedImages(context, db, edit);
      return edit.after;
    }),
  );
  return withEnabledFields(product, context.features);
}

async function undoEdit(context: AppContext, db: Db, row: number, change: string) {
  const object = String(row);
  await lockProduct(db, row);
  const variants = await lockVariants(db, row);
  const before = await findProduct(db, row);
  if (!before) throw new ShopError('not_found');
  const found = await findEditToUndo(context, db, editedProduct(object), change);
  const { edit, later } = found;
  const { layout, stock, conflict } = planUndo(edit, later, before);
  if (conflict) rejectUndo(before, conflict);
  const fields = productSchema.parse({ ...before, ...edit.before });
  const colors = layout.map(({ color_name }) => color_name);
  await updateProduct(db, row, {
    ...fields,
    price: parseMoney(fields.price) ?? 0,
    promo_percentage: parseHundredths(fields.promo_percentage) ?? 0,
    colors,
  });
  await replaceVariants(db, row, variants, stock, context.now());
  await replaceProductImages(
    db,
    row,
    await withStoredImages(db, edit.images?.before ?? imageRowsOf(before), colors),
  );
  await found.end();
  const after = await findProduct(db, row);
  if (!after) throw new ShopError('not_found');
  const changes = describeProductChanges(before, after);
  await recordEvent(context, db, 'product_change_undone', { object, changes });
  return { before, after };
}

/** Those of the images whose files are stored, each with its colour where the product has it. */
async function withStoredImages(
  db: Db,
  images: readonly ProductImageRow[],
  colors: readonly string[],
): Promise<ProductImageRow[]> {
  const stored = await lockImages(
    db,
    images.map(({ path }) => path),
  );
  const names = new Map(colors.map((name) => [variantKey(name), name]));
  return images
    .filter(({ path }) => stored.has(path))
    .map(({ path, color }) => ({
      path,
      color: color === null ? null : (names.get(variantKey(color)) ?? null),
    }));
}

function rejectUndo(product: ApiProduct, conflict: UndoConflict): never {
  if (conflict.hasOtherImages || Object.keys(conflict.changed).length > 0) {
    throw new ShopError('product_conflict', { changed: conflict.changed });
  }
  if (conflict.hasOtherStock) throw new ShopError('stock_moved', { colors: product.colors });
  const lines = conflict.short.map(({ color, size, quantity, taken }) => {
    return { product: product.product_Id, color, size, requested: taken, available: quantity };
  });
  throw new ShopError('out_of_stock', { lines });
}
