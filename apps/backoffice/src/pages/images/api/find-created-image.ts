import type { ImageType } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';

/**
 * Finds the image that a request created whose response was lost (F2): it has the type of the form, and was
 * not listed before.
 * @param before the ids that were listed before the request; undefined when there was no list
 * @throws Error when it cannot be distinguished from an older image
 */
export function findCreatedImage(
  images: readonly SiteImage[],
  type: ImageType,
  before: ReadonlySet<string> | undefined,
): SiteImage | undefined {
  const found = images.findLast(({ id, image_type }) => image_type === type && !before?.has(id));
  if (found && !before) throw new Error('The list before the request is not known.');
  return found;
}
