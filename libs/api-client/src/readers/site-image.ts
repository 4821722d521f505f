import { IMAGE_TYPES, type ImageType } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';
import { findChoice, readFields, readId } from './fields.ts';
import { findImage } from './image.ts';
import { InvalidResponseError } from './invalid-response-error.ts';

/**
 * Reads a site image.
 * @param base the API's URL
 * @param requestedType the default where the response has no type
 * @throws InvalidResponseError
 */
export function readSiteImage(value: unknown, base: URL, requestedType?: ImageType): SiteImage {
  const fields = readFields(value, 'site image');
  const image = findImage(fields['image'], base);
  const type = findChoice(fields['image_type'] ?? requestedType, IMAGE_TYPES);
  if (image === undefined) throw new InvalidResponseError('image is not an image path');
  if (type === undefined) throw new InvalidResponseError('image_type is not an allowed value');
  return { id: readId(fields, 'id'), image, image_type: type };
}
