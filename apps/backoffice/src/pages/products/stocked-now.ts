import { variantKey } from '@shop/contract/variant-key';
import type { ProductColor } from '@shop/contract/schemas';

/** How many of a variant the host has now, however its colour and size are spelled; undefined when it does not say. */
export function stockedNow(
  colors: readonly ProductColor[] | undefined,
  color: string,
  size: string,
): number | undefined {
  return colors
    ?.find(({ color_name }) => variantKey(color_name) === variantKey(color))
    ?.sizes.find((stocked) => variantKey(stocked.size) === variantKey(size))?.quantity;
}
