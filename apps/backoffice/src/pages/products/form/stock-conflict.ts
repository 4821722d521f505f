import type { ProductColor } from '@shop/contract/schemas';
import { variantsOf } from '@shop/contract/merge-stock';
import { keyOfVariant } from '@shop/contract/variant-key';
import { sizeIndex, withVariant, type StockGrid } from './stock-grid.ts';

/** A variant whose stock changed while the owner changed it too. */
export type StockConflict = {
  color: string;
  size: string;
  /** The quantity in the form; undefined for a variant that someone else added. */
  typed: string | undefined;
  /** The current stock; undefined for a variant that someone else removed. */
  now: number | undefined;
};

/**
 * Compares a form with the current stock after a save that conflicted with it (O13). The next save is based
 * on the current stock, so the quantities that the owner did not change follow it, and variants that someone
 * else added are added to the form.
 * @param loaded the stock on which the form was based
 * @returns the grid that follows the stock, and the variants that the owner has to check
 */
export function compareStock(
  loaded: readonly ProductColor[],
  now: readonly ProductColor[],
  grid: StockGrid,
): { grid: StockGrid; conflicts: StockConflict[] } {
  const before = new Map(variantsOf(loaded).map((each) => [keyOfVariant(each), each.quantity]));
  const current = new Map(variantsOf(now).map((each) => [keyOfVariant(each), each.quantity]));
  const conflicts: StockConflict[] = [];
  const colors = grid.colors.map(({ color_name, sizes }) => ({
    color_name,
    sizes: sizes.map(({ size, quantity }) => {
      const key = keyOfVariant({ color: color_name, size });
      const [was, is] = [before.get(key), current.get(key)];
      if (was === is || String(is) === quantity) return { size, quantity };
      if (is !== undefined && String(was) === quantity) return { size, quantity: String(is) };
      conflicts.push({ color: color_name, size, typed: quantity, now: is });
      return { size, quantity };
    }),
  }));
  let next: StockGrid = { ...grid, colors };
  for (const variant of variantsOf(now)) {
    if (before.has(keyOfVariant(variant)) || hasVariant(grid, variant)) continue;
    next = withVariant(next, variant.color, variant.size, String(variant.quantity));
    const { color, size, quantity } = variant;
    conflicts.push({ color, size, typed: undefined, now: quantity });
  }
  return { grid: next, conflicts };
}

function hasVariant({ colors }: StockGrid, { color, size }: { color: string; size: string }) {
  return colors.some(
    (row) =>
      sizeIndex(row, size) !== -1 &&
      keyOfVariant({ color: row.color_name, size }) === keyOfVariant({ color, size }),
  );
}

/** Whether a cell of the form is one of the conflicts. */
export function conflictOf(
  conflicts: readonly StockConflict[],
  cell: { color: string; size: string },
): StockConflict | undefined {
  return conflicts.find((conflict) => keyOfVariant(conflict) === keyOfVariant(cell));
}
