import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract/schemas';
import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import { useApi } from '../../lib/api.ts';
import { colorImageIndex } from '../../lib/color-image.ts';
import { imageOfColor } from './dominant-color.ts';

/** The width in which images are read, in pixels: the smallest of the API server. */
const READ_WIDTH = 320;

export type ColorImage = {
  /** Undefined while the images are read, and when that fails. */
  index: number | undefined;
  /** Whether no image has the colour: the first image is shown, as for the product itself. */
  isOtherColor: boolean;
};

/**
 * The selected colour's image: the one to which the owner gave the colour (feature `image-colors`). Without one,
 * small renditions are read in the browser, when a colour other than the first is selected, and the image with most
 * of the colour is found; not one of another colour by the owner.
 */
export function useColorImage(product: Product, color: string | null): ColorImage {
  const api = useApi();
  const colors = product.colors.map(({ color_name }) => color_name);
  const images = product.product_images;
  const chosen = color === null ? undefined : colorImageIndex(images, color);
  // The owner gave each image a colour: none has to be read.
  const isEachGiven = images.every((image) => image.color !== undefined);
  const isFirst = color === colors[0] && images[0]?.color === undefined;
  const { data } = useQuery({
    queryKey: ['image-colors', images.map(({ path }) => path), colors],
    queryFn: async ({ signal }) => {
      const { readImageColors } = await ignorePreloadErrors(() => import('./read-image-colors.ts'));
      const urls = images.map((image) => api.imageUrl(image, READ_WIDTH));
      return readImageColors(urls, colors, signal);
    },
    enabled:
      color !== null &&
      chosen === undefined &&
      !isFirst &&
      !isEachGiven &&
      images.length > 1 &&
      api.features().has('image-widths'),
    staleTime: Infinity,
    retry: false,
  });
  if (color === null) return { index: undefined, isOtherColor: false };
  const found = data?.map((image, index) => (images[index]?.color === undefined ? image : null));
  const index = chosen ?? (found && imageOfColor(found, color));
  const isOtherColor = index === undefined && !isFirst && (data !== undefined || isEachGiven);
  return { index: index ?? (isFirst || isOtherColor ? 0 : undefined), isOtherColor };
}
