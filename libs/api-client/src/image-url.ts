import { IMAGE_WIDTHS } from '@shop/contract/constants';
import type { Feature } from '@shop/contract/features';
import type { Image } from '@shop/contract/schemas';

/**
 * An image's URL at the next larger offered width, in pixels (feature `image-widths`). The URL of an
 * image of another origin, or of an API server without widths, is unchanged.
 */
export function imageUrl(
  image: Image,
  width: number | undefined,
  base: URL,
  features: ReadonlySet<Feature>,
): string {
  const url = URL.parse(image.url);
  if (width === undefined || !features.has('image-widths') || url?.origin !== base.origin) {
    return image.url;
  }
  const offered = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? IMAGE_WIDTHS.at(-1);
  url.searchParams.set('w', String(offered));
  return url.href;
}
