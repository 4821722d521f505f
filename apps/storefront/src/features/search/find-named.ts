import type { QueryClient } from '@tanstack/react-query';
import { MAX_LENGTH } from '@shop/contract/constants';
import { fold } from '@shop/contract/fold';
import type { Product } from '@shop/contract/schemas';
import type { ShopClient } from '../../platform/shop-client.ts';
import { productsNamed, searchListOf, type SearchList } from './search-list.ts';
import type { Found } from './search-request.ts';

/** The most results the dropdown lists; a shopper who sees that many types another letter. */
const MOST_RESULTS = 20;

/** For how long a whole list is searched without asking again, in milliseconds. */
const LIST_FRESH_MS = 300_000;

/** What a search stands on; `signal` gives one up that nobody waits for. */
type Means = { api: ShopClient; client: QueryClient; signal: AbortSignal };

/** What a host gave: what it found, or its whole list, for it does not search. */
type Answer = { found: Found } | { list: SearchList };

/**
 * NAV-8: the products whose name contains the text, by the host where its answers say that it
 * searches, here where they do not, folded alike on both sides. A host is asked for one text at a
 * time, and dropped when the text moves on; a host that does not search is asked for its list once,
 * whatever is typed meanwhile. Rejects when the host does not answer.
 */
export async function findNamed({ api, client, signal }: Means, wanted: string): Promise<Found> {
  if (!api.features().has('search')) {
    // Shared by all texts, so that it is not broken off while the shopper types on.
    const first = await client.fetchQuery({
      queryKey: ['search', 'first'],
      staleTime: LIST_FRESH_MS,
      structuralSharing: false,
      queryFn: () => ask(api, wanted),
    });
    if ('list' in first || first.found.wanted === wanted) return foundIn(first, wanted);
  }
  return foundIn(await ask(api, wanted, signal), wanted);
}

async function ask(api: ShopClient, wanted: string, signal?: AbortSignal): Promise<Answer> {
  const query = { search: fold(wanted).slice(0, MAX_LENGTH.search), limit: MOST_RESULTS };
  const { items, total, features } = await api.listProducts(query, signal && { signal });
  if (!features.has('search')) return { list: searchListOf(items) };
  if (!features.has('paging')) return { found: cut(wanted, items) };
  return { found: { wanted, products: items, total: total ?? items.length } };
}

function foundIn(answer: Answer, wanted: string): Found {
  return 'list' in answer ? cut(wanted, productsNamed(answer.list, wanted)) : answer.found;
}

function cut(wanted: string, products: Product[]): Found {
  return { wanted, products: products.slice(0, MOST_RESULTS), total: products.length };
}
