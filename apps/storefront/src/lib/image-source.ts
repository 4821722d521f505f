import { IMAGE_WIDTHS } from '@shop/contract/constants';
import type { Image } from '@shop/contract/schemas';
import type { ShopperClient } from '@shop/api-client';

/**
 * Returns the attributes of an `<img>`: several widths where the API server offers `image-widths`, otherwise
 * one URL. Without that feature, the browser would request the full image once per width.
 */
export function imageSource(
  api: Pick<ShopperClient, 'imageUrl'> & {
    features: () => { has: (feature: 'image-widths') => boolean };
  },
  image: Image | undefined,
): { src: string; srcSet?: string } {
  if (!image) return { src: '' };
  if (!api.features().has('image-widths')) return { src: image.url };
  const widths = IMAGE_WIDTHS.map((width) => `${api.imageUrl(image, width)} ${width}w`);
  return { src: api.imageUrl(image, 720), srcSet: widths.join(', ') };
}
