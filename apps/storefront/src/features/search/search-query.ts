import { queryOptions } from '@tanstack/react-query';
import type { ShopperClient } from '@shop/api-client';
import type { SearchResult } from './search-products.ts';

/**
 * The query of a search. Its code is loaded with the first search. The previous result stays visible while
 * the next one loads, when one text is the start of the other.
 */
export function searchQuery(api: ShopperClient, text: string) {
  const search = text.trim().toLowerCase();
  return queryOptions<SearchResult, Error, SearchResult, string[]>({
    queryKey: ['search', 'text', search],
    enabled: search !== '',
    placeholderData: (previous) =>
      previous && isContinuation(previous.searchedText, search) ? previous : undefined,
    queryFn: async ({ signal, client }) => {
      const { searchProducts } = await import('./search-products.ts');
      return searchProducts({ api, client, signal }, search);
    },
  });
}

function isContinuation(previous: string, next: string): boolean {
  return next.startsWith(previous) || previous.startsWith(next);
}
