import type { ProductForm } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import { invalidField } from '../errors.ts';
import { keyOf, type VariantInput } from '../db/stock.ts';

type Colors = ProductForm['colors'];

/** The variants of the colours of a form, in order. */
export function variantsOf(colors: Colors): VariantInput[] {
  return colors.flatMap(({ color_name: color, sizes }) =>
    sizes.map(({ size, quantity }) => ({ color, size, quantity })),
  );
}

/**
 * Rejects a form with a duplicate colour, or a duplicate size of a colour, in any spelling.
 * @throws ShopError `invalid` (duplicate)
 */
export function rejectDuplicates(colors: Colors): void {
  const names = colors.map((color) => variantKey(color.color_name));
  const duplicate = names.findIndex((name, at) => names.indexOf(name) < at);
  if (duplicate >= 0) throw invalidField(`colors.${duplicate}.color_name`, 'duplicate');
  for (const [index, { sizes }] of colors.entries()) {
    const keys = sizes.map(({ size }) => variantKey(size));
    const same = keys.findIndex((key, at) => keys.indexOf(key) < at);
    if (same >= 0) throw invalidField(`colors.${index}.sizes.${same}.size`, 'duplicate');
  }
}

/**
 * Applies the owner's changes between loading (`base`) and saving (`wanted`) a form to the current stock,
 * so that orders in the meantime stay counted (O13).
 * @returns the new variants; undefined when the changes conflict or the stock would be negative
 */
export function mergeStock(
  current: readonly VariantInput[],
  base: readonly VariantInput[],
  wanted: readonly VariantInput[],
): VariantInput[] | undefined {
  const now = new Map(current.map((variant) => [keyOf(variant), variant.quantity]));
  const loaded = new Map(base.map((variant) => [keyOf(variant), variant.quantity]));
  const known = new Set([...base, ...wanted].map(keyOf));
  if (current.some((variant) => !known.has(keyOf(variant)))) return undefined;
  const merged = wanted.map((variant) => {
    const before = loaded.get(keyOf(variant));
    const left = now.get(keyOf(variant));
    if (before === undefined && left === undefined) return variant;
    if (before === undefined || left === undefined) return undefined;
    const quantity = left + variant.quantity - before;
    return quantity < 0 ? undefined : { ...variant, quantity };
  });
  const complete = merged.filter((variant) => variant !== undefined);
  return complete.length === wanted.length ? complete : undefined;
}
