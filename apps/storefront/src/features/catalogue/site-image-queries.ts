import { queryOptions } from '@tanstack/react-query';
import type { ShopperClient } from '@shop/api-client';

/** HOME-1: the banners. */
export function bannersQuery(api: ShopperClient) {
  return queryOptions({
    queryKey: ['images', 'banner'],
    queryFn: async ({ signal }) => (await api.images.listBanner({ signal })).items,
  });
}

/** HOME-3: the three rounded promo images. */
export function roundedImagesQuery(api: ShopperClient) {
  return queryOptions({
    queryKey: ['images', 'rounded'],
    queryFn: async ({ signal }) => (await api.images.listRounded({ signal })).items.slice(0, 3),
  });
}
