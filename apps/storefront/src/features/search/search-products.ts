import type { QueryClient } from '@tanstack/react-query';
import { MAX_LENGTH } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { searchTerms } from '@shop/contract/product-search';
import { rankByTerms } from '@shop/contract/rank-by-terms';
import type { Product } from '@shop/contract/schemas';
import type { ShopperClient } from '@shop/api-client';
import { readableItems } from '../../lib/readable-items.ts';
import { createSearchList, filterByName, type SearchList } from './search-list.ts';

/** The maximum number of results in the dropdown. */
const MAX_RESULTS = 20;

/** The time during which a fetched list is searched without a new request, in milliseconds. */
const LIST_STALE_TIME_MS = 300_000;

/** The result of a search: the first products, the total number, and the number of those that cannot be read. */
export type SearchResult = {
  searchedText: string;
  products: Product[];
  total: number;
  unreadable: number;
};

/** The dependencies of a search; `signal` aborts it. */
type SearchContext = { api: ShopperClient; client: QueryClient; signal: AbortSignal };

/** A response: the found products, or the whole list of an API server without the feature `search`. */
type SearchResponse = { result: SearchResult } | { list: SearchList; unreadable: number };

/**
 * NAV-8: the products whose name contains the text. An API server with the feature `search` finds them;
 * otherwise its list is searched here, with the same normalization. A server search is aborted when the text
 * changes. The list is requested once, also while the shopper continues to type. Rejects when the API server
 * does not respond.
 */
export async function searchProducts(
  { api, client, signal }: SearchContext,
  search: string,
): Promise<SearchResult> {
  if (!api.features().has('search')) {
    // One query for all texts and without a signal, so that typing does not abort it.
    const first = await client.fetchQuery({
      queryKey: ['search', 'first'],
      staleTime: LIST_STALE_TIME_MS,
      structuralSharing: false,
      queryFn: () => fetchProducts(api, search),
    });
    if ('list' in first || first.result.searchedText === search) return resultOf(first, search);
  }
  return resultOf(await fetchProducts(api, search, signal), search);
}

async function fetchProducts(
  api: ShopperClient,
  search: string,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  const query = {
    search: normalizeForSearch(search).slice(0, MAX_LENGTH.search),
    limit: MAX_RESULTS,
  };
  const listing = await api.products.list(query, signal && { signal });
  const { total, features } = listing;
  const items = readableItems('listProducts', listing);
  const unreadable = listing.unreadable.count;
  if (!features.has('search')) return { list: createSearchList(items), unreadable };
  // An API server without the feature `search-relevance` has another order.
  const nameOf = ({ product_name }: Product) => normalizeForSearch(product_name);
  const found = rankByTerms(items, searchTerms(search), nameOf);
  return {
    result: {
      ...limitResults(search, found, features.has('paging') ? (total ?? undefined) : undefined),
      unreadable,
    },
  };
}

function resultOf(response: SearchResponse, search: string): SearchResult {
  if ('result' in response) return response.result;
  const { list, unreadable } = response;
  return { ...limitResults(search, filterByName(list, search)), unreadable };
}

function limitResults(
  search: string,
  products: readonly Product[],
  total = products.length,
): Omit<SearchResult, 'unreadable'> {
  return {
    searchedText: search,
    products: products.slice(0, MAX_RESULTS),
    total,
  };
}
