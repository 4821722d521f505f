import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { productsAtRequest } from '../features/catalogue/find-products.ts';
import { popularRequest } from '../features/catalogue/product-requests.ts';
import { bannersRequest } from '../features/catalogue/site-image-requests.ts';
import { facetsRequest, shopPageRequest } from '../pages/shop/shop-requests.ts';
import { readShopView, shopPath } from '../pages/shop/shop-view.ts';
import { paths, patterns } from '../platform/paths.ts';
import type { ShopClient } from '../platform/shop-client.ts';
import type { Answer } from './travelled.ts';

const PAGE_TEXTS = '../../libs/i18n/src/fr/storefront-pages.ts';

/** What an address says: the pattern's parts and the query. */
type Said = { name: string; query: URLSearchParams };

/** Reads what a first view shows from the host; undefined where the address leads to another page. */
type Read = (
  api: ShopClient,
  requests: QueryClient,
  said: Said,
) => Promise<readonly Answer[] | undefined>;

type Route = {
  pattern: string;
  /** What the page is made of, as the build's manifest names it. */
  modules: readonly string[];
  /** The address without what changes nothing in the first view: trackers, a product's spelling. */
  tidy: (said: Said) => string | undefined;
  read?: Read;
};

/** A page that is the same for everybody, and how its first view is made. */
export type FirstViewRoute = {
  address: string;
  modules: readonly string[];
  read: Read;
  said: Said;
};

/** The pages of `PAGES` that do not depend on the visitor's cart or history. */
const ROUTES: readonly Route[] = [
  {
    pattern: paths.home,
    modules: ['src/pages/home/home-page.tsx'],
    tidy: () => paths.home,
    read: (api, requests) =>
      Promise.all([answer(requests, bannersRequest(api)), answer(requests, popularRequest(api))]),
  },
  {
    pattern: patterns.shop,
    modules: ['src/pages/shop/shop-page.tsx', PAGE_TEXTS],
    tidy: ({ query }) => shopPath(readShopView(query)),
    read: async (api, requests, { query }) => {
      const view = readShopView(query);
      const page = await answer(requests, shopPageRequest(api, requests, view));
      if (view.page > page[1].pageCount) return undefined;
      return [page, await answer(requests, facetsRequest(api, requests, view.scope))];
    },
  },
  {
    pattern: patterns.product,
    modules: ['src/pages/product/product-page.tsx', PAGE_TEXTS],
    tidy: ({ query }) => {
      const id = query.get('id');
      return id === null ? undefined : paths.product({ product_Id: id, product_name: '' });
    },
    read: async (api, requests, { name, query }) => [
      await answer(requests, productsAtRequest(api, requests, { id: query.get('id'), name })),
    ],
  },
  {
    pattern: paths.about,
    modules: ['src/pages/about/about-page.tsx', PAGE_TEXTS],
    tidy: () => paths.about,
  },
  {
    pattern: paths.contact,
    modules: ['src/pages/contact/contact-page.tsx', PAGE_TEXTS],
    tidy: () => paths.contact,
  },
];

const LONGEST_ADDRESS = 1_000;

/**
 * Finds the first view of an address as it stands on the wire; undefined for a page that has none:
 * the cart and the checkout, which are another for each shopper, an unknown path and one that
 * cannot be read.
 */
export function findFirstView(url: string): FirstViewRoute | undefined {
  if (url.length > LONGEST_ADDRESS || !isReadable(url)) return undefined;
  const [pathname = '', search] = url.split('?', 2);
  const query = new URLSearchParams(search);
  for (const { pattern, modules, tidy, read = readNothing } of ROUTES) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    const said = { name: match.params['name'] ?? '', query };
    return { address: tidy(said) ?? pathname, modules, read, said };
  }
  return undefined;
}

async function readNothing() {
  return [];
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

async function answer<Data, Key extends QueryKey>(
  requests: QueryClient,
  request: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<readonly [QueryKey, Data]> {
  return [request.queryKey, await requests.fetchQuery(request)];
}
