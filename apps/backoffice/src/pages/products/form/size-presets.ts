import { variantKey } from '@shop/contract/variant-key';
import type { SizeValues } from './product-values.ts';

/** Sets of sizes; `one` is for products without sizes. */
export const SIZE_PRESETS = [
  { name: 'XS–XXL', sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  { name: '36–46', sizes: ['36', '38', '40', '42', '44', '46'] },
  { name: 'one', sizes: ['Taille unique'] },
] as const satisfies readonly { name: string; sizes: readonly string[] }[];

/** The sizes of a set that a colour does not have yet, without quantities. */
export function missingSizes(rows: readonly SizeValues[], sizes: readonly string[]): SizeValues[] {
  const known = new Set(rows.map(({ size }) => variantKey(size)));
  return sizes
    .filter((size) => !known.has(variantKey(size)))
    .map((size) => ({ size, quantity: '' }));
}
