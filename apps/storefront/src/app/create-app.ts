import { QueryCache, QueryClient, type DehydratedState } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { combineReducers, legacy_createStore as createStore, type Store } from 'redux';
import { isApiError } from '@shop/api-client';
import { createI18n, type Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { cartReducer, type CartAction, type ShopState } from '../features/cart/cart-reducer.ts';
import { STALE_TIME_MS } from '../features/catalogue/product-queries.ts';
import type { PageConfig, SafeStorage } from '@shop/app-kit';
import type { Brand } from '@shop/contract/brand';
import { createShopperClient, type ShopperClient } from '@shop/api-client';
import type { SsrState } from '../ssr/ssr-state.ts';

/** Everything that one render needs. A server creates one per response, a browser one per page. */
export type ShopApp = {
  store: Store<{ shop: ShopState }, CartAction>;
  /** The store as the server renders it: before the cart is restored. */
  serverState: { shop: ShopState };
  queryClient: QueryClient;
  /** The queries that the server sent, for the `HydrationBoundary`. */
  dehydratedState: DehydratedState | undefined;
  i18n: I18n;
  /** Undefined when no valid API URL is configured. */
  api: ShopperClient | undefined;
  brand: Brand;
  storage: SafeStorage;
  log: (message: string) => void;
  /** The origin of the storefront. */
  origin: string;
};

/** The options of `createApp`. */
export type AppOptions = {
  config: PageConfig;
  language: Language;
  storage: SafeStorage;
  /** Logs a failure, without any of the shopper's data. */
  log: (message: string) => void;
  /** The state of a rendered page; without queries on the server and on a static host. */
  ssrState: Omit<SsrState, 'queries'> & Partial<Pick<SsrState, 'queries'>>;
  fetch?: typeof fetch;
  /** The time limit of a call to the API server, in milliseconds. */
  timeoutMs?: number;
};

/**
 * Creates an app with its own store, query client, i18n instance and API client. Nothing is shared with
 * another render. When the catalogue of the language cannot be fetched, the interface is in French.
 */
export async function createApp({
  config,
  language,
  storage,
  log,
  ssrState,
  ...rest
}: AppOptions): Promise<ShopApp> {
  const { apiUrl, brand } = config;
  const { origin, features, queries } = ssrState;
  const store = createStore(combineReducers({ shop: cartReducer }));
  const i18n = await createI18n(catalogue, language).catch(() => createI18n(catalogue, 'fr'));
  return {
    store,
    serverState: store.getState(),
    queryClient: createQueryClient(log),
    dehydratedState: queries,
    i18n,
    api: apiUrl
      ? createShopperClient({
          baseUrl: apiUrl,
          initialFeatures: features,
          onInvalidItem: ({ entity, reason }) => log(`${entity} left out: ${reason}`),
          ...rest,
        })
      : undefined,
    brand,
    storage,
    log,
    origin,
  };
}

/** The query client does not retry: the API client retries reads, and offline reads fail at once (F1, F6). */
function createQueryClient(log: (message: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => log(isApiError(error) ? error.message : `${error.name}: a read failed`),
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
}
