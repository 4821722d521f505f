import {
  dehydrate,
  hashKey,
  type DehydratedState,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { withoutFields } from '@shop/contract/without-fields';
import { productsAtPathQuery } from '../features/catalogue/find-products.ts';
import {
  popularProductsQuery,
  type ProductPagesQuery,
} from '../features/catalogue/product-queries.ts';
import { bannersQuery } from '../features/catalogue/site-image-queries.ts';
import { paths, patterns } from '../lib/paths.ts';
import { readVariant } from '../lib/variant-params.ts';
import type { ShopperClient } from '@shop/api-client';
import { facetsQuery, shopPageQuery } from '../pages/shop/shop-queries.ts';
import { readShopView, shopPath } from '../pages/shop/shop-view.ts';

const PAGE_TEXTS = '../../libs/i18n/src/locales/fr/storefront-pages.ts';
const MAX_URL_LENGTH = 1_000;

/** What only the page of a product displays. */
const CARE_FIELDS = ['material', 'care'];

/** The parameters of a URL: the name in its path, and its query. */
type Params = { name: string; query: URLSearchParams };

/** Fetches a query into the cache and marks it to be dehydrated. */
type Prefetch = {
  query: <Data, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Error, Data, Key>,
  ) => Promise<Data>;
  firstPage: (options: ProductPagesQuery) => Promise<unknown>;
};

type Route = {
  pattern: string;
  /** The lazily loaded modules of the page, by their names in the build's manifest. */
  modules: readonly string[];
  /** The fields that the page does not need of its data: home fits in the first round trip (docs/adr/0081). */
  omittedFields?: readonly string[];
  /** The URL without parameters that do not change the page, such as tracking parameters. */
  canonicalPath: (params: Params) => string | undefined;
  /** Fetches the data of the page. */
  prefetch?: (
    prefetch: Prefetch,
    api: ShopperClient,
    queryClient: QueryClient,
    params: Params,
  ) => Promise<'found' | 'not-found' | 'redirect'>;
};

/**
 * The pages that are the same for every shopper, therefore without the cart, the checkout, the favourites and an
 * order.
 */
const ROUTES: readonly Route[] = [
  {
    pattern: paths.home,
    modules: ['src/pages/home/home-page.tsx'],
    // No filter chooses the colour of an image.
    omittedFields: [...CARE_FIELDS, 'color'],
    canonicalPath: () => paths.home,
    prefetch: async (prefetch, api) => {
      await Promise.all([
        prefetch.query(bannersQuery(api)),
        prefetch.firstPage(popularProductsQuery(api)),
      ]);
      return 'found';
    },
  },
  {
    pattern: patterns.shop,
    modules: ['src/pages/shop/shop-page.tsx', PAGE_TEXTS],
    canonicalPath: ({ query }) => shopPath(readShopView(query)),
    prefetch: async (prefetch, api, queryClient, { query }) => {
      const view = readShopView(query);
      const { pageCount } = await prefetch.query(shopPageQuery(api, queryClient, view));
      if (view.page > pageCount) return 'redirect';
      await prefetch.query(facetsQuery(api, queryClient, view));
      return 'found';
    },
  },
  {
    pattern: patterns.product,
    modules: ['src/pages/product/product-page.tsx', PAGE_TEXTS],
    omittedFields: [],
    canonicalPath: ({ query }) => {
      const id = query.get('id');
      return id === null
        ? undefined
        : paths.product({ product_Id: id, product_name: '' }, readVariant(query));
    },
    prefetch: async (prefetch, api, queryClient, { name, query }) => {
      const params = { id: query.get('id'), name };
      const products = await prefetch.query(productsAtPathQuery(api, queryClient, params));
      return products.length > 0 ? 'found' : 'not-found';
    },
  },
  {
    pattern: paths.about,
    modules: ['src/pages/about/about-page.tsx', PAGE_TEXTS],
    canonicalPath: () => paths.about,
    prefetch: async (prefetch, api) => {
      // The page has its texts without the images too.
      await prefetch.query(bannersQuery(api)).catch(() => undefined);
      return 'found';
    },
  },
  {
    pattern: paths.contact,
    modules: ['src/pages/contact/contact-page.tsx', PAGE_TEXTS],
    canonicalPath: () => paths.contact,
  },
];

/** A page that the server renders. */
export type RenderedRoute = {
  path: string;
  modules: readonly string[];
  /** Whether only the API server can find out if the page exists. */
  mayBeMissing: boolean;
  /** Fetches the data of the page. Undefined where the app redirects. Rejects when the API client does. */
  prefetch: (api: ShopperClient, queryClient: QueryClient) => Promise<Prefetched | undefined>;
};

/** The data of a page; it is not found when the API server does not have its product. */
type Prefetched = { queries: DehydratedState; isFound: boolean };

/** The patterns of the pages that are not rendered. */
const UNRENDERED = [paths.cart, paths.checkout, paths.favourites, paths.order];

/** Whether the app has a page at this URL. */
export function hasPage(url: string): boolean {
  const [pathname = ''] = url.split('?', 1);
  const known = [...ROUTES.map(({ pattern }) => pattern), ...UNRENDERED];
  return known.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** Finds the route of a URL; undefined for a page that is not rendered, and for a malformed URL. */
export function findRoute(url: string): RenderedRoute | undefined {
  if (url.length > MAX_URL_LENGTH || !isDecodable(url)) return undefined;
  const [pathname = '', search] = url.split('?', 2);
  const query = new URLSearchParams(search);
  for (const route of ROUTES) {
    const match = matchPath(route.pattern, pathname);
    if (!match) continue;
    const params = { name: match.params['name'] ?? '', query };
    return {
      path: route.canonicalPath(params) ?? pathname,
      modules: route.modules,
      mayBeMissing: route.pattern === patterns.product,
      prefetch: (api, queryClient) => prefetchRoute(route, api, queryClient, params),
    };
  }
  return undefined;
}

/** Dehydrates only the page's own queries. The lists that they are derived from may be large. */
async function prefetchRoute(
  route: Route,
  api: ShopperClient,
  queryClient: QueryClient,
  params: Params,
): Promise<Prefetched | undefined> {
  const hashes = new Set<string>();
  const prefetch: Prefetch = {
    query: (options) => {
      hashes.add(hashKey(options.queryKey));
      return queryClient.fetchQuery(options);
    },
    firstPage: (options) => {
      hashes.add(hashKey(options.queryKey));
      return queryClient.fetchInfiniteQuery(options);
    },
  };
  const outcome = (await route.prefetch?.(prefetch, api, queryClient, params)) ?? 'found';
  if (outcome === 'redirect') return undefined;
  const queries = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryHash }) => hashes.has(queryHash),
    serializeData: (data: unknown) => withoutFields(data, route.omittedFields ?? CARE_FIELDS),
  });
  return { queries, isFound: outcome === 'found' };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
