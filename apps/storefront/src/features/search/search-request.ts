import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_LENGTH } from '@shop/contract/constants';
import { fold } from '@shop/contract/fold';
import type { Product } from '@shop/contract/schemas';
import type { ShopClient } from '../../platform/shop-client.ts';

/** The most results the dropdown lists; a shopper who sees that many types another letter. */
const MOST_RESULTS = 20;

/** What a search found: the first products, and how many there are. */
export type Found = { products: Product[]; total: number };

/** NAV-8: the products whose name contains the text, whatever its case and accents. */
export function productsNamed(products: readonly Product[], text: string): Product[] {
  const wanted = fold(text);
  return products.filter(({ product_name }) => fold(product_name).includes(wanted));
}

/**
 * The search for a text: by the host where its answer says that it searched, here where it did not.
 * Folded alike on both sides, and aborted when the text moves on, so that no stale answer is shown.
 */
export function searchRequest(api: ShopClient, text: string) {
  const wanted = fold(text).slice(0, MAX_LENGTH.search);
  return queryOptions({
    queryKey: ['search', wanted],
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found> => {
      const query = { search: wanted, limit: MOST_RESULTS };
      const { items, total, features } = await api.listProducts(query, { signal });
      if (features.has('search') && features.has('paging')) {
        return { products: items, total: total ?? items.length };
      }
      const named = features.has('search') ? items : productsNamed(items, wanted);
      return { products: named.slice(0, MOST_RESULTS), total: named.length };
    },
  });
}
