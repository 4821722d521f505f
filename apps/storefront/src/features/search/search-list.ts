import { fold } from '@shop/contract/fold';
import type { Product } from '@shop/contract/schemas';

/** Products with their names folded once, however often they are searched. */
export type SearchList = readonly { product: Product; name: string }[];

/** Makes a list ready to be searched: some milliseconds for thousands of products. */
export function searchListOf(products: readonly Product[]): SearchList {
  return products.map((product) => ({ product, name: fold(product.product_name) }));
}

/** NAV-8: the products whose name contains the text, whatever its case and accents. */
export function productsNamed(list: SearchList, text: string): Product[] {
  const wanted = fold(text);
  return list.filter(({ name }) => name.includes(wanted)).map(({ product }) => product);
}
