import { LIMITS } from '@shop/contract/constants';
import type { ProductForm } from '@shop/contract/schemas';
import { invalidField } from '../refusal.ts';

const NEW_PICTURE = /^new:(\d{1,2})$/;

/**
 * The paths a product's pictures have after a save: those kept, then those uploaded; with
 * `image_order` (feature `picture-order`) in that order, the ones it does not name last.
 * @throws Refusal `invalid`: too many pictures, or an order that names one that is not there
 */
export function arrangePictures(
  current: readonly string[],
  uploaded: readonly { path: string }[],
  form: Pick<ProductForm, 'removedImages' | 'image_order'>,
): string[] {
  const kept = current.filter((path) => !form.removedImages.includes(path));
  const all = new Set([...kept, ...uploaded.map(({ path }) => path)]);
  if (all.size > LIMITS.picturesPerProduct) throw invalidField('product_images', 'too_numerous');
  const wanted = (form.image_order ?? []).map((name) => {
    const [, place] = NEW_PICTURE.exec(name) ?? [];
    const path = place === undefined ? name : uploaded[Number(place)]?.path;
    if (path === undefined || !all.has(path)) throw invalidField('image_order', 'bad_format');
    return path;
  });
  return [...new Set([...wanted, ...all])];
}
