import { fold } from '@shop/contract/fold';
import type { ProductColor } from '@shop/contract/schemas';

/** How many of a variant the host has now, however its colour and size are spelled; undefined when it does not say. */
export function stockedNow(
  colors: readonly ProductColor[] | undefined,
  color: string,
  size: string,
): number | undefined {
  return colors
    ?.find(({ color_name }) => fold(color_name) === fold(color))
    ?.sizes.find((stocked) => fold(stocked.size) === fold(size))?.quantity;
}
