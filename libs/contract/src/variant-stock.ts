import { variantKey } from './variant-key.ts';

type Colors = readonly {
  color_name: string;
  sizes: readonly { size: string; quantity: number }[];
}[];

/** The pieces in stock of a variant, in any spelling of its colour and size (O4); undefined when it does not exist. */
export function variantStock(
  colors: Colors,
  { color, size }: { color: string; size: string },
): number | undefined {
  return colors
    .find(({ color_name }) => variantKey(color_name) === variantKey(color))
    ?.sizes.find((each) => variantKey(each.size) === variantKey(size))?.quantity;
}

/** The pieces in stock of a product, in all its variants. */
export function totalStock(colors: Colors): number {
  return colors.flatMap(({ sizes }) => sizes).reduce((sum, { quantity }) => sum + quantity, 0);
}
