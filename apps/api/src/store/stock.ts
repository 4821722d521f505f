import { variantKey } from '@shop/contract/variant-key';
import { MOST_VALUES, spanOf } from './among.ts';
import type { Db } from './database.ts';
import type { MovementReason } from './tables.ts';
import { writeTogether, type Write } from './together.ts';

/** One colour and size of a product, with its stock. */
export type Variant = {
  id: number;
  productId: number;
  color: string;
  size: string;
  quantity: number;
};

/** A variant as the owner wants it. */
export type WantedVariant = Pick<Variant, 'color' | 'size' | 'quantity'>;

/** Pieces of one variant going into the stock (above zero) or out of it. */
export type Movement = {
  productId: number;
  color: string;
  size: string;
  delta: number;
  reason: MovementReason;
  commandId?: string;
};

/** The variants of some products, in the owner's order. */
export async function findVariants(db: Db, productIds: readonly number[]): Promise<Variant[]> {
  if (productIds.length === 0) return [];
  const span = spanOf(productIds);
  const rows = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '>=', span.first)
    .where('product_id', '<=', span.last)
    .$if(productIds.length <= MOST_VALUES, (q) => q.where('product_id', 'in', productIds))
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

/** Locks a product's variants until the transaction ends, so that no order moves them meanwhile; answers them. */
export async function lockVariants(db: Db, productId: number): Promise<Variant[]> {
  await db
    .updateTable('variants')
    .set((eb) => ({ quantity: eb.ref('quantity') }))
    .where('product_id', '=', productId)
    .execute();
  return findVariants(db, [productId]);
}

/** Takes pieces out of a variant's stock; false, and nothing taken, when fewer are left. */
export async function takeStock(db: Db, variantId: number, quantity: number): Promise<boolean> {
  const result = await db
    .updateTable('variants')
    .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('id', '=', variantId)
    .where('quantity', '>=', quantity)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Puts pieces back into the stock of a variant, in any spelling; false when it is no longer sold. */
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

/** Writes down why stock moved; audits add these up. */
export async function recordMovements(
  db: Db,
  movements: readonly Movement[],
  now: number,
): Promise<void> {
  await writeTogether(db, movementWrites(db, movements, now));
}

/** What writes down why stock moved. */
export function movementWrites(db: Db, movements: readonly Movement[], now: number): Write[] {
  const moved = movements.filter((movement) => movement.delta !== 0);
  if (moved.length === 0) return [];
  const rows = moved.map((movement) => ({
    at: now,
    product_id: movement.productId,
    color_key: variantKey(movement.color),
    size_key: variantKey(movement.size),
    delta: movement.delta,
    reason: movement.reason,
    command_id: movement.commandId ?? null,
  }));
  return [db.insertInto('stock_movements').values(rows)];
}

/**
 * Gives a product just the wanted variants and stock, and records each difference. The current ones
 * must be locked (`lockVariants`).
 */
export async function replaceVariants(
  db: Db,
  productId: number,
  current: readonly Variant[],
  wanted: readonly WantedVariant[],
  now: number,
): Promise<void> {
  const left = new Map(current.map((variant) => [keyOf(variant), variant]));
  const movements: Movement[] = [];
  const added: (WantedVariant & { position: number })[] = [];
  for (const [position, variant] of wanted.entries()) {
    const before = left.get(keyOf(variant));
    left.delete(keyOf(variant));
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

/** What names a variant within its product, however it is spelled. */
export function keyOf(variant: { color: string; size: string }): string {
  return `${variantKey(variant.color)} ${variantKey(variant.size)}`;
}

async function updateVariant(
  db: Db,
  id: number,
  variant: WantedVariant & { position: number },
): Promise<void> {
  await db.updateTable('variants').set(variantRow(variant)).where('id', '=', id).execute();
}

async function removeVariants(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('variants').where('id', 'in', ids).execute();
}

async function addVariants(
  db: Db,
  productId: number,
  variants: readonly (WantedVariant & { position: number })[],
): Promise<void> {
  if (variants.length === 0) return;
  const rows = variants.map((variant) => ({ product_id: productId, ...variantRow(variant) }));
  await db.insertInto('variants').values(rows).execute();
}

function variantRow(variant: WantedVariant & { position: number }) {
  return {
    color: variant.color,
    size: variant.size,
    color_key: variantKey(variant.color),
    size_key: variantKey(variant.size),
    position: variant.position,
    quantity: variant.quantity,
  };
}
