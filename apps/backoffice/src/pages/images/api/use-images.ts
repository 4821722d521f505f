import type { SiteImage } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../../lib/shop-context.ts';

/** The query key of the site images. */
export const IMAGES = 'images';

/** The site images, in the API's order; the API has no pages of them. */
export function useImages() {
  const { client } = useShop();
  const request = useQuery({
    queryKey: [IMAGES, 'list'],
    queryFn: ({ signal }) => client.images.list({ signal }),
  });
  return { request, images: request.data?.items };
}

/** An image with its position within its type, from 1. */
export type NumberedImage = SiteImage & { number: number };

/** Numbers images within their type. */
export function numberImages(images: readonly SiteImage[]): NumberedImage[] {
  const counts = new Map<string, number>();
  return images.map((image) => {
    const number = (counts.get(image.image_type) ?? 0) + 1;
    counts.set(image.image_type, number);
    return { ...image, number };
  });
}
