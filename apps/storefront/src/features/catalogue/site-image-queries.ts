import { queryOptions } from '@tanstack/react-query';
import type { ShopperClient } from '@shop/api-client';
import { readableItems } from '../../lib/readable-items.ts';

/** HOME-1: the banners. */
export function bannersQuery(api: ShopperClient) {
  return queryOptions({
    queryKey: ['images', 'banner'],
    queryFn: async ({ signal }) =>
      readableItems('listBannerImages', await api.images.listBanner({ signal })),
  });
}

/** HOME-3: the three rounded promo images. */
export function roundedImagesQuery(api: ShopperClient) {
  return queryOptions({
    queryKey: ['images', 'rounded'],
    queryFn: async ({ signal }) =>
      readableItems('listRoundedImages', await api.images.listRounded({ signal })).slice(0, 3),
  });
}
