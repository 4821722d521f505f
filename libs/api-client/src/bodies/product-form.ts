import type { Feature } from '@shop/contract/features';
import type { ProductDraft } from '../api-client.ts';

/**
 * Writes a product form as section 7 has it; `image_order` and `base_colors` are a feature's.
 * @param need throws unless the host names the feature (API-4)
 */
export function productForm(draft: ProductDraft, need: (feature: Feature) => void): FormData {
  const form = new FormData();
  form.append('product_name', draft.product_name);
  form.append('description', draft.description);
  form.append('price', String(draft.price));
  form.append('promo_percentage', String(draft.promo_percentage));
  form.append('badge', draft.badge);
  form.append('gender', draft.gender);
  form.append('season', draft.season);
  form.append('colors', JSON.stringify(draft.colors));
  form.append('is_popular', String(draft.is_popular));
  for (const picture of draft.product_images ?? []) form.append('product_images', picture);
  for (const path of draft.removedImages ?? []) form.append('removedImages', path);
  if (draft.image_order) {
    need('picture-order');
    form.append('image_order', JSON.stringify(draft.image_order));
  }
  if (draft.base_colors) {
    need('stock-merge');
    form.append('base_colors', JSON.stringify(draft.base_colors));
  }
  return form;
}
