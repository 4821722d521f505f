import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Product } from '@shop/contract/schemas';

/** Products with their normalized names, for repeated searches. */
export type SearchList = readonly { product: Product; name: string }[];

/** Normalizes the names of products: some milliseconds for thousands of products. */
export function createSearchList(products: readonly Product[]): SearchList {
  return products.map((product) => ({ product, name: normalizeForSearch(product.product_name) }));
}

/** NAV-8: the products whose name contains the text, without regard to case and accents. */
export function filterByName(list: SearchList, text: string): Product[] {
  const search = normalizeForSearch(text);
  return list.filter(({ name }) => name.includes(search)).map(({ product }) => product);
}
