import { createContext, use } from 'react';
import type { ShopperClient } from '@shop/api-client';

/** The client of the configured API server. */
export const ApiContext = createContext<ShopperClient | null>(null);

/** Returns the client of the API server. Throws outside the app's providers. */
export function useApi(): ShopperClient {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the app around it');
  return api;
}
