import type { OrderStatus } from '@shop/contract/constants';
import { variantKey } from '@shop/contract/variant-key';
import type { OutOfStockLine } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { findStockLines, type LockedOrder } from '../db/order-changes.ts';
import {
  findReturnedPieces,
  findVariants,
  recordMovements,
  returnStock,
  takeStock,
  type Movement,
} from '../db/stock.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';

/** Whether the pieces of an order with this status are in the shop, so that its end returns them. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'new' || status === 'confirmed';
}

/**
 * Returns the pieces of an order that is cancelled or deleted, unless they were shipped or returned before. Each
 * line gets a movement, also without pieces: audits find an order that ended without one.
 * @param order as it was before
 */
export async function recordReturns(
  context: Pick<AppContext, 'now'>,
  db: Db,
  { id, commandId, status }: LockedOrder,
): Promise<void> {
  const returned: Movement[] = [];
  for (const line of await findStockLines(db, id)) {
    const { quantity, ...variant } = line;
    const isReturned = holdsStock(status) && (await returnStock(db, line));
    returned.push({ ...variant, delta: isReturned ? quantity : 0, reason: 'returned', commandId });
  }
  await recordMovements(db, returned, context.now());
}

/**
 * Takes the pieces that a cancelled order returned out of the stock again, all or none. Its movements are negative
 * returns, so that the order has returned 0 pieces afterwards.
 * @throws ShopError `out_of_stock` with each variant of which fewer are left
 */
export async function undoReturns(
  context: Pick<AppContext, 'now'>,
  db: Db,
  { id, commandId }: LockedOrder,
): Promise<void> {
  const lines = await findStockLines(db, id);
  const productIds = lines.map(({ productId }) => productId);
  const pieces = await findReturnedPieces(db, commandId, productIds);
  const variants = await findVariants(db, productIds);
  const movements: Movement[] = [];
  const outOfStockLines: OutOfStockLine[] = [];
  for (const returned of pieces) {
    const { productId, pieces: requested } = returned;
    const isSame = (other: { productId: number; color: string; size: string }) =>
      other.productId === productId &&
      variantKey(other.color) === returned.colorKey &&
      variantKey(other.size) === returned.sizeKey;
    const variant = variants.find(isSame);
    const { color, size } = variant ?? lines.find(isSame) ?? { color: '', size: '' };
    if (variant && (await takeStock(db, variant.id, requested))) {
      movements.push({ productId, color, size, delta: -requested, reason: 'returned', commandId });
    } else {
      const available = variant?.quantity ?? 0;
      outOfStockLines.push({ product: String(productId), color, size, requested, available });
    }
  }
  if (outOfStockLines.length > 0) throw new ShopError('out_of_stock', { lines: outOfStockLines });
  await recordMovements(db, movements, context.now());
}
