import type { ApiProduct, ProductForm } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import type { ProductImageRow } from '../db/products.ts';
import { invalidField } from '../errors.ts';
import { findFormImage } from './image-order.ts';

/**
 * Gives the images of a save their colours (feature `image-colors`). A form without `image_colors` does not change
 * them, except for colours that the product no longer has.
 * @param paths the product's images after the save
 * @throws ShopError `invalid` for an unknown image, or for a colour that the product does not have
 */
export function colorImages(
  paths: readonly string[],
  uploaded: readonly { path: string }[],
  form: Pick<ProductForm, 'colors' | 'image_colors'>,
  before: ApiProduct['image_colors'] = {},
): ProductImageRow[] {
  const names = new Map(form.colors.map(({ color_name }) => [variantKey(color_name), color_name]));
  const colors = new Map<string, string | undefined>();
  for (const [name, color] of Object.entries(form.image_colors ?? before)) {
    const path = findFormImage(name, uploaded);
    const found = names.get(variantKey(color));
    if (form.image_colors && (path === undefined || !paths.includes(path) || !found)) {
      throw invalidField('image_colors', 'bad_format');
    }
    if (path !== undefined) colors.set(path, found);
  }
  return paths.map((path) => ({ path, color: colors.get(path) ?? null }));
}
