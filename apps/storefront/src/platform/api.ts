import { createContext, use } from 'react';
import type { ApiClient } from '@shop/api-client';

/** The client of the host this page was told about. */
export const ApiContext = createContext<ApiClient | null>(null);

/** The host's client. Throws outside the app's providers. */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the app around it');
  return api;
}
