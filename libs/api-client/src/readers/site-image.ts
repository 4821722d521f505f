import { IMAGE_TYPES, type ImageType } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';
import { findChoice, readFields, readId } from './fields.ts';
import { findPicture } from './picture.ts';
import { Unreadable } from './unreadable.ts';

/**
 * Reads a site image.
 * @param base the API's address
 * @param asked the type the call asked for, which stands in where the host does not repeat it
 * @throws Unreadable
 */
export function readSiteImage(value: unknown, base: URL, asked?: ImageType): SiteImage {
  const fields = readFields(value, 'site image');
  const image = findPicture(fields['image'], base);
  const type = findChoice(fields['image_type'] ?? asked, IMAGE_TYPES);
  if (image === undefined) throw new Unreadable('image is not a picture path');
  if (type === undefined) throw new Unreadable('image_type is none of its choices');
  return { id: readId(fields, 'id'), image, image_type: type };
}
