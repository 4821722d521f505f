import { addLine } from './cart-reducer.ts';
import { isSameLine, type CartLine } from './cart-line.ts';

/** Lines that left the cart together, each with the place it had. */
export type Removal = readonly { line: CartLine; place: number }[];

/** What leaves the cart when these lines do, so that it can come back. */
export function removalOf(lines: readonly CartLine[], leaving: readonly CartLine[]): Removal {
  return lines.flatMap((line, place) =>
    leaving.some((each) => isSameLine(each, line)) ? [{ line, place }] : [],
  );
}

/**
 * CART-3: the cart with removed lines back, each in its place with its quantity. A variant that was
 * added again in the meantime adds up (CART-1).
 */
export function putBack(lines: readonly CartLine[], removal: Removal): CartLine[] {
  return removal.reduce<CartLine[]>(
    (all, { line, place }) =>
      all.some((each) => isSameLine(each, line))
        ? addLine(all, line)
        : all.toSpliced(place, 0, line),
    [...lines],
  );
}

/** CMD-4: what is left of the cart once an order took these lines; usually nothing. */
export function withoutLines(lines: readonly CartLine[], taken: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const ordered = taken.find((each) => isSameLine(each, line))?.quantity ?? 0;
    const quantity = line.quantity - ordered;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
