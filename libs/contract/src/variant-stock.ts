import { variantsOf } from './merge-stock.ts';
import { keyOfVariant } from './variant-key.ts';

type Colors = Parameters<typeof variantsOf>[0];

/** The pieces in stock of a variant, in any spelling of its colour and size (O4); undefined when it does not exist. */
export function variantStock(
  colors: Colors,
  variant: { color: string; size: string },
): number | undefined {
  return variantsOf(colors).find((each) => keyOfVariant(each) === keyOfVariant(variant))?.quantity;
}

/** The pieces in stock of a product, in all its variants. */
export function totalStock(colors: Colors): number {
  return variantsOf(colors).reduce((sum, { quantity }) => sum + quantity, 0);
}
