import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@shop/contract/schemas';
import { importAgain } from '../../platform/import-again.ts';
import type { ShopClient } from '../../platform/shop-client.ts';

/** What a search for a text found: the first products, and how many there are. */
export type Found = { wanted: string; products: Product[]; total: number };

/**
 * The search for a text, by code that is fetched with the first one. Results of the text before stay
 * while the next ones come, if one begins with the other.
 */
export function searchRequest(api: ShopClient, text: string) {
  const wanted = text.trim().toLowerCase();
  return queryOptions<Found, Error, Found, string[]>({
    queryKey: ['search', 'text', wanted],
    enabled: wanted !== '',
    placeholderData: (before) =>
      before && isContinued(before.wanted, wanted) ? before : undefined,
    queryFn: async ({ signal, client }) => {
      const { findNamed } = await importAgain(() => import('./find-named.ts'));
      return findNamed({ api, client, signal }, wanted);
    },
  });
}

function isContinued(before: string, now: string): boolean {
  return now.startsWith(before) || before.startsWith(now);
}
