import type { NewOrderLine } from '../db/orders.ts';
import type { Movement } from '../db/stock.ts';

/** The movements of pieces from one order into another one: they leave the first, so the stock stays. */
export function splitMovements(
  moved: readonly NewOrderLine[],
  from: string,
  to: string,
): Movement[] {
  return moved.flatMap(({ productId, color, size, quantity, unitMillimes }) => {
    const variant = { productId, color, size, reason: 'ordered', unitMillimes } as const;
    return [
      { ...variant, delta: quantity, commandId: from },
      { ...variant, delta: -quantity, commandId: to },
    ];
  });
}
