import type { ProductColor } from '@shop/contract/schemas';
import { currentStock } from './current-stock.ts';

/** A variant whose quantity is not the saved one. */
export type ChangedVariant = { color: string; size: string; quantity: number };

/**
 * The variants whose stock differs from the saved one: orders came in while the form was open
 * (O13).
 */
export function stockChanges(
  saved: readonly ProductColor[],
  now: readonly ProductColor[] | undefined,
): ChangedVariant[] {
  return saved.flatMap(({ color_name: color, sizes }) =>
    sizes.flatMap(({ size, quantity }) => {
      const left = currentStock(now, color, size);
      return left === undefined || left === quantity ? [] : [{ color, size, quantity: left }];
    }),
  );
}
