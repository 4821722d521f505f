import { PICTURE_WIDTHS } from '@shop/contract/constants';
import type { Feature } from '@shop/contract/features';
import type { Picture } from '@shop/contract/schemas';

/**
 * A picture's address at the offered width nearest above `width`, in pixels (feature
 * `picture-widths`). A picture kept elsewhere than on the API host, or on a host without widths,
 * stays as it is.
 */
export function pictureUrl(
  picture: Picture,
  width: number | undefined,
  base: URL,
  features: ReadonlySet<Feature>,
): string {
  const url = URL.parse(picture.url);
  if (width === undefined || !features.has('picture-widths') || url?.origin !== base.origin) {
    return picture.url;
  }
  const offered = PICTURE_WIDTHS.find((candidate) => candidate >= width) ?? PICTURE_WIDTHS.at(-1);
  url.searchParams.set('w', String(offered));
  return url.href;
}
