import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { matchesTerms, searchTerms } from '@shop/contract/product-search';
import { rankByTerms } from '@shop/contract/rank-by-terms';
import type { Product } from '@shop/contract/schemas';
import { creationOrders } from '../../lib/product-order.ts';

/** Products with their normalized names, newest first, for repeated searches. */
export type SearchList = readonly { product: Product; name: string }[];

/** Normalizes the names of products: some milliseconds for thousands of products. */
export function createSearchList(products: readonly Product[]): SearchList {
  const orders = creationOrders(products);
  return products
    .map((product, index) => ({
      product,
      name: normalizeForSearch(product.product_name),
      order: orders[index] ?? 0,
    }))
    .toSorted((one, other) => other.order - one.order);
}

/** NAV-8: the products whose name has all words of the text, best first, as the API server finds them. */
export function filterByName(list: SearchList, text: string): Product[] {
  const terms = searchTerms(text);
  const found = list.filter(({ name }) => matchesTerms(name, terms));
  return rankByTerms(found, terms, ({ name }) => name).map(({ product }) => product);
}
