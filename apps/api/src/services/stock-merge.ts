import type { ProductForm } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import { invalidField } from '../refusal.ts';
import { keyOf, type WantedVariant } from '../store/stock.ts';

type Colors = ProductForm['colors'];

/** The variants of a form's colours, in their order. */
export function variantsOf(colors: Colors): WantedVariant[] {
  return colors.flatMap(({ color_name: color, sizes }) =>
    sizes.map(({ size, quantity }) => ({ color, size, quantity })),
  );
}

/**
 * Refuses a form that names one colour twice, or one size of a colour twice, in any spelling.
 * @throws Refusal `invalid` (duplicate)
 */
export function refuseTwins(colors: Colors): void {
  const names = colors.map((color) => variantKey(color.color_name));
  const twin = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twin >= 0) throw invalidField(`colors.${twin}.color_name`, 'duplicate');
  for (const [place, { sizes }] of colors.entries()) {
    const keys = sizes.map(({ size }) => variantKey(size));
    const same = keys.findIndex((key, index) => keys.indexOf(key) < index);
    if (same >= 0) throw invalidField(`colors.${place}.sizes.${same}.size`, 'duplicate');
  }
}

/**
 * Applies what the owner changed between loading a form (`base`) and saving it (`wanted`) to the
 * stock as it stands now, so that no order placed meanwhile is undone (O13).
 * @returns the variants to write, or undefined when that cannot be told or would go below zero
 */
export function mergeStock(
  current: readonly WantedVariant[],
  base: readonly WantedVariant[],
  wanted: readonly WantedVariant[],
): WantedVariant[] | undefined {
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
  const whole = merged.filter((variant) => variant !== undefined);
  return whole.length === wanted.length ? whole : undefined;
}
