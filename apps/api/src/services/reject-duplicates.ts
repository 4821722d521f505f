import type { ProductForm } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import { invalidField } from '../errors.ts';

/**
 * Rejects a form with a duplicate colour, or a duplicate size of a colour, in any spelling.
 * @throws ShopError `invalid` (duplicate)
 */
export function rejectDuplicates(colors: ProductForm['colors']): void {
  const names = colors.map((color) => variantKey(color.color_name));
  const duplicate = names.findIndex((name, at) => names.indexOf(name) < at);
  if (duplicate >= 0) throw invalidField(`colors.${duplicate}.color_name`, 'duplicate');
  for (const [index, { sizes }] of colors.entries()) {
    const keys = sizes.map(({ size }) => variantKey(size));
    const same = keys.findIndex((key, at) => keys.indexOf(key) < at);
    if (same >= 0) throw invalidField(`colors.${index}.sizes.${same}.size`, 'duplicate');
  }
}
