import { queryOptions } from '@tanstack/react-query';
import type { ShopClient } from '../../platform/shop-client.ts';

/** HOME-1: the banners. */
export function bannersRequest(api: ShopClient) {
  return queryOptions({
    queryKey: ['images', 'banner'],
    queryFn: async ({ signal }) => (await api.listBannerImages({ signal })).items,
  });
}

/** HOME-3: the three rounded promo images. */
export function roundedRequest(api: ShopClient) {
  return queryOptions({
    queryKey: ['images', 'rounded'],
    queryFn: async ({ signal }) => (await api.listRoundedImages({ signal })).items.slice(0, 3),
  });
}
