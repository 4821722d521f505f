import { addLine } from './cart-reducer.ts';
import { isSameLine, type CartLine } from './cart-line.ts';

/** Lines that were removed together, each with its index in the cart. */
export type Removal = readonly { line: CartLine; index: number }[];

/** Records the lines to remove with their indexes, for `undoRemoval`. */
export function removalOf(lines: readonly CartLine[], removed: readonly CartLine[]): Removal {
  return lines.flatMap((line, index) =>
    removed.some((each) => isSameLine(each, line)) ? [{ line, index }] : [],
  );
}

/**
 * CART-3: the cart with the removed lines at their former index and quantity. When a variant was added again
 * meanwhile, the quantities are added (CART-1).
 */
export function undoRemoval(lines: readonly CartLine[], removal: Removal): CartLine[] {
  return removal.reduce<CartLine[]>(
    (all, { line, index }) =>
      all.some((each) => isSameLine(each, line))
        ? addLine(all, line)
        : all.toSpliced(index, 0, line),
    [...lines],
  );
}

/** CMD-4: the cart without the ordered quantities. */
export function subtractLines(
  lines: readonly CartLine[],
  ordered: readonly CartLine[],
): CartLine[] {
  return lines.flatMap((line) => {
    const orderedQuantity = ordered.find((each) => isSameLine(each, line))?.quantity ?? 0;
    const quantity = line.quantity - orderedQuantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
