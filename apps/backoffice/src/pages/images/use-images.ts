import type { SiteImage } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../platform/shop-context.ts';

/** The name of what is read about site images among the queries. */
export const IMAGES = 'images';

/** The site images, as the host orders them; the host has no pages of them. */
export function useImages() {
  const { client } = useShop();
  const request = useQuery({
    queryKey: [IMAGES],
    queryFn: ({ signal }) => client.listImages({ signal }),
  });
  return { request, images: request.data?.items };
}

/** An image with its place among those of its type, from 1: how the owner tells one from another. */
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
