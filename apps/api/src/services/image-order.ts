import { LIMITS } from '@shop/contract/constants';
import type { ProductForm } from '@shop/contract/schemas';
import { invalidField } from '../errors.ts';

const NEW_IMAGE = /^new:(\d{1,2})$/;

/** The path of an image in a form: a path, or "new:" with the index of an uploaded file. */
export function findFormImage(
  name: string,
  uploaded: readonly { path: string }[],
): string | undefined {
  const [, index] = NEW_IMAGE.exec(name) ?? [];
  return index === undefined ? name : uploaded[Number(index)]?.path;
}

/**
 * Returns the image paths of a product after a save: the remaining ones, then the uploaded ones.
 * `image_order` (feature `product-image-order`) changes the order; images that it does not list come
 * last.
 * @throws ShopError `invalid` for too many images, or for an order that lists an unknown image
 */
export function arrangeImages(
  current: readonly string[],
  uploaded: readonly { path: string }[],
  form: Pick<ProductForm, 'removedImages' | 'image_order'>,
): string[] {
  const remaining = current.filter((path) => !form.removedImages.includes(path));
  const all = new Set([...remaining, ...uploaded.map(({ path }) => path)]);
  if (all.size > LIMITS.imagesPerProduct) throw invalidField('product_images', 'too_numerous');
  const ordered = (form.image_order ?? []).map((name) => {
    const path = findFormImage(name, uploaded);
    if (path === undefined || !all.has(path)) throw invalidField('image_order', 'bad_format');
    return path;
  });
  return [...new Set([...ordered, ...all])];
}
