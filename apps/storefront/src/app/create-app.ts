import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { I18n } from '@shop/i18n';
import { combineReducers, legacy_createStore as createStore, type Store } from 'redux';
import { isApiError } from '@shop/api-client';
import { createI18n, type Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { cartReducer, type CartAction, type ShopState } from '../features/cart/cart-reducer.ts';
import { FRESH_MS } from '../features/catalogue/product-requests.ts';
import type { Brand, PageConfig } from '../platform/page-config.ts';
import { createShopClient, type ShopClient } from '../platform/shop-client.ts';
import type { KeptTexts } from '../platform/storage.ts';
import { takeAnswers, type Travelled } from './travelled.ts';

/** Everything one render stands on. A server makes one for each answer, a browser one for each page. */
export type ShopApp = {
  store: Store<{ shop: ShopState }, CartAction>;
  /** The store as a first view shows it: before the shopper's cart is read. */
  firstState: { shop: ShopState };
  requests: QueryClient;
  i18n: I18n;
  /** Undefined when the page was told no usable address. */
  api: ShopClient | undefined;
  brand: Brand;
  texts: KeptTexts;
  log: (message: string) => void;
  /** Where the storefront is served. */
  origin: string;
};

/** What an app is made from. */
export type AppParts = {
  config: PageConfig;
  language: Language;
  texts: KeptTexts;
  /** Is told what failed, without any of the shopper's data. */
  log: (message: string) => void;
  /** What came with a first view; nothing but the origin without one. */
  travelled: Travelled;
  fetch?: typeof fetch;
  /** How long a call may take, in milliseconds. */
  timeoutMs?: number;
};

/**
 * Makes an app: its own store, requests, i18n instance and client, nothing shared with another
 * render. When the language's catalogue cannot be fetched the app speaks French.
 */
export async function createApp({
  config,
  language,
  texts,
  log,
  travelled,
  ...rest
}: AppParts): Promise<ShopApp> {
  const { apiUrl, brand } = config;
  const { origin, features, answers } = travelled;
  const store = createStore(combineReducers({ shop: cartReducer }));
  const requests = createRequests(log);
  takeAnswers(requests, answers);
  const spoken = await createI18n(catalogue, language).catch(() => createI18n(catalogue, 'fr'));
  return {
    store,
    firstState: store.getState(),
    requests,
    i18n: spoken,
    api: apiUrl
      ? createShopClient({
          baseUrl: apiUrl,
          initialFeatures: features,
          onDropped: ({ entity, reason }) => log(`${entity} left out: ${reason}`),
          ...rest,
        })
      : undefined,
    brand,
    texts,
    log,
    origin,
  };
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
