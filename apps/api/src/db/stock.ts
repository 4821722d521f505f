import type { StockedVariant } from '@shop/contract/merge-stock';
import { keyOfVariant } from '@shop/contract/variant-key';
import { variantKey } from '@shop/contract/variant-key';
import { MAX_BOUND_VALUES, idRange } from './id-range.ts';
import type { Db } from './database.ts';
import type { MovementReason } from './tables.ts';
import { runBatch, type Write } from './batched-writes.ts';

/** One colour and size of a product, with its stock. */
export type Variant = {
  id: number;
  productId: number;
  color: string;
  size: string;
  quantity: number;
};

/** A stock movement of a variant: positive into the stock, negative out of it. */
export type Movement = {
  productId: number;
  color: string;
  size: string;
  delta: number;
  reason: MovementReason;
  commandId?: string;
  /** The price of a piece in an order, in millimes. */
  unitMillimes?: number;
};

/** The variants of products, in the order of the product form. */
export async function findVariants(db: Db, productIds: readonly number[]): Promise<Variant[]> {
  if (productIds.length === 0) return [];
  const span = idRange(productIds);
  const rows = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '>=', span.first)
    .where('product_id', '<=', span.last)
    .$if(productIds.length <= MAX_BOUND_VALUES, (q) => q.where('product_id', 'in', productIds))
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    color: row.color,
    size: row.size,
    quantity: row.quantity,
  }));
}

/** Locks the variants of a product until the transaction ends, and returns them. */
export async function lockVariants(db: Db, productId: number): Promise<Variant[]> {
  await db
    .updateTable('variants')
    .set((eb) => ({ quantity: eb.ref('quantity') }))
    .where('product_id', '=', productId)
    .execute();
  return findVariants(db, [productId]);
}

/** Takes pieces out of the stock of a variant. Returns false, and takes nothing, when fewer are left. */
export async function takeStock(db: Db, variantId: number, quantity: number): Promise<boolean> {
  const result = await db
    .updateTable('variants')
    .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('id', '=', variantId)
    .where('quantity', '>=', quantity)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns pieces to the stock of a variant, in any spelling. Returns false when it was deleted. */
export async function returnStock(
  db: Db,
  line: { productId: number; color: string; size: string; quantity: number },
): Promise<boolean> {
  const result = await db
    .updateTable('variants')
    .set((eb) => ({ quantity: eb('quantity', '+', line.quantity) }))
    .where('product_id', '=', line.productId)
    .where('color_key', '=', variantKey(line.color))
    .where('size_key', '=', variantKey(line.size))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The pieces of each variant that an order has returned, sorted by variant; none for a variant without any. */
export async function findReturnedPieces(
  db: Db,
  commandId: string,
  productIds: readonly number[],
): Promise<{ productId: number; colorKey: string; sizeKey: string; pieces: number }[]> {
  const { first, last } = idRange(productIds);
  const rows = await db
    .selectFrom('stock_movements')
    .select((eb) => [
      'product_id as productId',
      'color_key as colorKey',
      'size_key as sizeKey',
      eb.fn.sum<number>('delta').as('pieces'),
    ])
    .where('product_id', '>=', first)
    .where('product_id', '<=', last)
    .where('command_id', '=', commandId)
    .where('reason', '=', 'returned')
    .groupBy(['product_id', 'color_key', 'size_key'])
    .orderBy('product_id')
    .orderBy('color_key')
    .orderBy('size_key')
    .execute();
  return rows.filter(({ pieces }) => pieces > 0);
}

/** Inserts stock movements, which audits add up. */
export async function recordMovements(
  db: Db,
  movements: readonly Movement[],
  now: number,
): Promise<void> {
  await runBatch(db, movementWrites(db, movements, now));
}

/** The writes that insert stock movements. */
export function movementWrites(db: Db, movements: readonly Movement[], now: number): Write[] {
  const moved = movements.filter(({ delta, reason }) => delta !== 0 || reason === 'returned');
  if (moved.length === 0) return [];
  const rows = moved.map((movement) => ({
    at: now,
    product_id: movement.productId,
    color_key: variantKey(movement.color),
    size_key: variantKey(movement.size),
    delta: movement.delta,
    reason: movement.reason,
    command_id: movement.commandId ?? null,
    unit_price: movement.unitMillimes ?? null,
  }));
  return [db.insertInto('stock_movements').values(rows)];
}

/**
 * Sets the variants and the stock of a product, and records each difference. The current variants must
 * be locked (`lockVariants`).
 */
export async function replaceVariants(
  db: Db,
  productId: number,
  current: readonly Variant[],
  wanted: readonly StockedVariant[],
  now: number,
): Promise<void> {
  const left = new Map(current.map((variant) => [keyOfVariant(variant), variant]));
  const movements: Movement[] = [];
  const added: (StockedVariant & { position: number })[] = [];
  for (const [position, variant] of wanted.entries()) {
    const before = left.get(keyOfVariant(variant));
    left.delete(keyOfVariant(variant));
    const delta = variant.quantity - (before?.quantity ?? 0);
    movements.push({ ...variant, productId, delta, reason: 'stocked' });
    if (before) await updateVariant(db, before.id, { ...variant, position });
    else added.push({ ...variant, position });
  }
  await removeVariants(
    db,
    Array.from(left.values(), (variant) => variant.id),
  );
  await addVariants(db, productId, added);
  const removed = Array.from(left.values(), (variant): Movement => {
    return { ...variant, delta: -variant.quantity, reason: 'stocked' };
  });
  await recordMovements(db, [...movements, ...removed], now);
}

async function updateVariant(
  db: Db,
  id: number,
  variant: StockedVariant & { position: number },
): Promise<void> {
  await db.updateTable('variants').set(variantRow(variant)).where('id', '=', id).execute();
}

async function removeVariants(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('variants').where('id', 'in', ids).execute();
}

async function addVariants(
  db: Db,
  productId: number,
  variants: readonly (StockedVariant & { position: number })[],
): Promise<void> {
  if (variants.length === 0) return;
  const rows = variants.map((variant) => ({ product_id: productId, ...variantRow(variant) }));
  await db.insertInto('variants').values(rows).execute();
}

function variantRow(variant: StockedVariant & { position: number }) {
  return {
    color: variant.color,
    size: variant.size,
    color_key: variantKey(variant.color),
    size_key: variantKey(variant.size),
    position: variant.position,
    quantity: variant.quantity,
  };
}
