import type { ProductColor } from '@shop/contract/schemas';
import { stockedNow } from './stocked-now.ts';

/** A variant whose quantity is not what was saved. */
export type MovedVariant = { color: string; size: string; quantity: number };

/** Which variants the host has otherwise than they were saved: orders came in while the form was open (O13). */
export function stockOtherwise(
  saved: readonly ProductColor[],
  now: readonly ProductColor[] | undefined,
): MovedVariant[] {
  return saved.flatMap(({ color_name: color, sizes }) =>
    sizes.flatMap(({ size, quantity }) => {
      const left = stockedNow(now, color, size);
      return left === undefined || left === quantity ? [] : [{ color, size, quantity: left }];
    }),
  );
}
