import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { matchesTerms, searchTerms } from '@shop/contract/product-search';
import type { Product } from '@shop/contract/schemas';

/** Products with their normalized names, for repeated searches. */
export type SearchList = readonly { product: Product; name: string }[];

/** Normalizes the names of products: some milliseconds for thousands of products. */
export function createSearchList(products: readonly Product[]): SearchList {
  return products.map((product) => ({ product, name: normalizeForSearch(product.product_name) }));
}

/** NAV-8: the products whose name has all words of the text, as the API server finds them. */
export function filterByName(list: SearchList, text: string): Product[] {
  const terms = searchTerms(text);
  return list.filter(({ name }) => matchesTerms(name, terms)).map(({ product }) => product);
}

/** Moves the products in whose name each word of the text starts a word to the front: "lin" before "popeline". */
export function rankByWordStart(products: readonly Product[], text: string): Product[] {
  const terms = searchTerms(text);
  return products.toSorted((one, other) => rank(one) - rank(other));

  function rank({ product_name }: Product): number {
    const words = ` ${normalizeForSearch(product_name).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return terms.every((term) => term.some((word) => words.includes(` ${word}`))) ? 0 : 1;
  }
}
