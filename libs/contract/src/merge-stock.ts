import { keyOfVariant } from './variant-key.ts';

/** One colour and size of a product with a quantity. */
export type StockedVariant = { color: string; size: string; quantity: number };

type Colors = readonly {
  color_name: string;
  sizes: readonly { size: string; quantity: number }[];
}[];

/** The variants of the colours of a product, in order. */
export function variantsOf(colors: Colors): StockedVariant[] {
  return colors.flatMap(({ color_name: color, sizes }) =>
    sizes.map(({ size, quantity }) => ({ color, size, quantity })),
  );
}

/**
 * Applies the owner's changes between loading (`base`) and saving (`wanted`) a form to the current stock,
 * so that orders in the meantime stay counted (O13).
 * @returns the new variants; undefined when the changes conflict or the stock would be negative
 */
export function mergeStock(
  current: readonly StockedVariant[],
  base: readonly StockedVariant[],
  wanted: readonly StockedVariant[],
): StockedVariant[] | undefined {
  const now = new Map(current.map((variant) => [keyOfVariant(variant), variant.quantity]));
  const loaded = new Map(base.map((variant) => [keyOfVariant(variant), variant.quantity]));
  const known = new Set([...base, ...wanted].map(keyOfVariant));
  if (current.some((variant) => !known.has(keyOfVariant(variant)))) return undefined;
  const merged = wanted.map((variant) => {
    const before = loaded.get(keyOfVariant(variant));
    const left = now.get(keyOfVariant(variant));
    if (before === undefined && left === undefined) return variant;
    if (before === undefined || left === undefined) return undefined;
    const quantity = left + variant.quantity - before;
    return quantity < 0 ? undefined : { ...variant, quantity };
  });
  const complete = merged.filter((variant) => variant !== undefined);
  return complete.length === wanted.length ? complete : undefined;
}
