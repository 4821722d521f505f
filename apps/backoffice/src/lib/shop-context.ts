import type { ApiClient } from '@shop/api-client';
import { createContext, use } from 'react';

/** The API client, and the shop's name and URL. */
export type Shop = {
  client: ApiClient;
  name: string;
  /** The storefront's URL, where it is configured. */
  url?: string | undefined;
};

export const ShopContext = createContext<Shop | null>(null);

/** The shop. Throws without a provider. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext over it');
  return shop;
}
