import type { ImageType } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';

/** The form's values; a new image has a file. */
export type ImageValues = { image_type: ImageType; file: File | undefined };

/** What an edit of a site image changes, so that it does not undo another person's; undefined for nothing. */
export function imageChange(
  image: SiteImage,
  { image_type, file }: ImageValues,
): { image?: File; image_type?: ImageType } | undefined {
  const isMoved = image_type !== image.image_type;
  if (!file && !isMoved) return undefined;
  return { ...(file && { image: file }), ...(isMoved && { image_type }) };
}
