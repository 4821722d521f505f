import type { ProductColor } from '@shop/contract/schemas';
import { variantStock } from '@shop/contract/variant-stock';
import { colorName, sizeName, type Language } from '@shop/i18n';

/** A variant whose quantity is not the saved one. */
export type ChangedVariant = { color: string; size: string; quantity: number };

/**
 * The variants whose stock differs from the saved one: orders came in while the form was open
 * (O13).
 */
export function stockChanges(
  saved: readonly ProductColor[],
  now: readonly ProductColor[] | undefined,
): ChangedVariant[] {
  return saved.flatMap(({ color_name: color, sizes }) =>
    sizes.flatMap(({ size, quantity }) => {
      const left = now && variantStock(now, { color, size });
      return left === undefined || left === quantity ? [] : [{ color, size, quantity: left }];
    }),
  );
}

/** Variants with their quantities, as a message lists them: "blue M (3), blue L (0)". */
export function stockText(variants: readonly ChangedVariant[], language: Language): string {
  return variants
    .map(({ color, size, quantity }) => {
      return `${colorName(color, language)} ${sizeName(size, language)} (${quantity})`;
    })
    .join(', ');
}
