import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { combineReducers, legacy_createStore as createStore, type Store } from 'redux';
import { createApiClient, isApiError, type ApiClient } from '@shop/api-client';
import { createI18n, type Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { cartReducer, type CartAction, type ShopState } from '../features/cart/cart-reducer.ts';
import { persistedCart, type Persisted } from '../features/cart/persist-cart.ts';
import { FRESH_MS } from '../features/catalogue/product-requests.ts';
import type { Brand, PageConfig } from '../platform/page-config.ts';
import type { KeptTexts } from '../platform/storage.ts';

/** Everything one render stands on. A server makes one for each answer, a browser one for each page. */
export type ShopApp = {
  store: Store<{ shop: ShopState & Persisted }, CartAction>;
  requests: QueryClient;
  i18n: i18n;
  /** Undefined when the page was told no usable address. */
  api: ApiClient | undefined;
  brand: Brand;
  texts: KeptTexts;
};

/** What an app is made from. */
export type AppParts = {
  config: PageConfig;
  language: Language;
  texts: KeptTexts;
  /** Is told what failed, without any of the shopper's data. */
  log: (message: string) => void;
  fetch?: typeof fetch;
};

/**
 * Makes an app: its own store, requests, i18n instance and client, nothing shared with another
 * render. When the language's catalogue cannot be fetched the app speaks French.
 */
export async function createApp({ config, language, texts, log, ...rest }: AppParts) {
  const { apiUrl, brand } = config;
  const spoken = await createI18n(catalogue, language).catch(() => createI18n(catalogue, 'fr'));
  return {
    store: createStore(combineReducers({ shop: persistedCart(cartReducer, texts) })),
    requests: createRequests(log),
    i18n: spoken,
    api: apiUrl
      ? createApiClient({
          baseUrl: apiUrl,
          onDropped: ({ entity, reason }) => log(`${entity} left out: ${reason}`),
          ...rest,
        })
      : undefined,
    brand,
    texts,
  } satisfies ShopApp;
}

/** Reads are retried by the client itself, and offline they fail at once rather than wait unseen (F1, F6). */
function createRequests(log: (message: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => log(isApiError(error) ? error.message : `${error.name}: a read failed`),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
}
