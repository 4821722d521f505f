import { createContext, use } from 'react';
import type { ShopClient } from './shop-client.ts';

/** The client of the host this page was told about. */
export const ApiContext = createContext<ShopClient | null>(null);

/** The host's client. Throws outside the app's providers. */
export function useApi(): ShopClient {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the app around it');
  return api;
}
