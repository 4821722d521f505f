import type { ApiClient } from '@shop/api-client';
import { createContext, use } from 'react';

/** The API client, and the shop's name and URL. */
export type ShopContextValue = {
  client: ApiClient;
  name: string;
  /** The storefront's URL, where it is configured. */
  url?: string | undefined;
};

export const ShopContext = createContext<ShopContextValue | null>(null);

/** The shop. Throws without a provider. */
export function useShop(): ShopContextValue {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext over it');
  return shop;
}
