import { variantKey } from '@shop/contract/variant-key';
import type { ProductColor } from '@shop/contract/schemas';

/**
 * The current stock of a variant, in any spelling of its colour and size; undefined if it is
 * unknown.
 */
export function currentStock(
  colors: readonly ProductColor[] | undefined,
  color: string,
  size: string,
): number | undefined {
  return colors
    ?.find(({ color_name }) => variantKey(color_name) === variantKey(color))
    ?.sizes.find((stocked) => variantKey(stocked.size) === variantKey(size))?.quantity;
}
