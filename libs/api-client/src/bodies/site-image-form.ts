import type { Feature } from '@shop/contract/features';
import type { ImageChange } from '../api-client.ts';

/**
 * Writes a site image's form, new or changed; `position` is a feature's.
 * @param need throws unless the host names the feature (API-4)
 */
export function siteImageForm(change: ImageChange, need: (feature: Feature) => void): FormData {
  const form = new FormData();
  if (change.image) form.append('image', change.image);
  if (change.image_type) form.append('image_type', change.image_type);
  if (change.position !== undefined) {
    need('image-order');
    form.append('position', String(change.position));
  }
  return form;
}
