import type { Product } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';

/** A colour and size of a product. */
type Variant = { color: string; size: string };

/**
 * The variant that a click on a size adds: the size in the first colour that has it in stock, one of the filtered
 * colours where possible. Undefined when the size is sold out.
 */
export function quickVariant(
  { colors }: Pick<Product, 'colors'>,
  size: string,
  filteredColors: readonly string[],
): Variant | undefined {
  const filtered = new Set(filteredColors.map(variantKey));
  const inStock = colors.flatMap(({ color_name, sizes }) => {
    const match = sizes.find((each) => each.size === size && each.quantity > 0);
    return match ? [{ color: color_name, size }] : [];
  });
  return inStock.find(({ color }) => filtered.has(variantKey(color))) ?? inStock[0];
}
