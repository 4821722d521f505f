import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../lib/api.ts';
import { colorImageIndex } from '../../lib/color-image.ts';
import { imageOfColor } from './dominant-color.ts';

/** The width in which images are read, in pixels: the smallest of the API server. */
const READ_WIDTH = 320;

/**
 * The index of the selected colour's image: the one to which the owner gave the colour (feature `image-colors`).
 * Without one, small renditions are read in the browser, when a colour other than the first is selected, and the
 * image with most of the colour is found; not one of another colour by the owner. A colour that no image has gets the
 * first image, as the product itself. Undefined while the images are read, and when that fails.
 */
export function useColorImage(product: Product, color: string | null): number | undefined {
  const api = useApi();
  const colors = product.colors.map(({ color_name }) => color_name);
  const images = product.product_images;
  const chosen = color === null ? undefined : colorImageIndex(images, color);
  const isFirst = color === colors[0] && images[0]?.color === undefined;
  const { data } = useQuery({
    queryKey: ['image-colors', images.map(({ path }) => path), colors],
    queryFn: async ({ signal }) => {
      const { readImageColors } = await import('./read-image-colors.ts');
      const urls = images.map((image) => api.imageUrl(image, READ_WIDTH));
      return readImageColors(urls, colors, signal);
    },
    enabled:
      color !== null &&
      chosen === undefined &&
      !isFirst &&
      images.length > 1 &&
      api.features().has('image-widths'),
    staleTime: Infinity,
    retry: false,
  });
  if (chosen !== undefined || color === null) return chosen;
  const found = data?.map((image, index) => (images[index]?.color === undefined ? image : null));
  const index = found && imageOfColor(found, color);
  return index ?? (isFirst || data !== undefined ? 0 : undefined);
}
