import type { Product } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';

/** The sizes of a product, from small to large: those in stock in any colour, and how many there are at all. */
export function sizesInStock({ colors }: Pick<Product, 'colors'>): { sizes: string[]; of: number } {
  const all = colors.flatMap(({ sizes }) => sizes);
  const inStock = all.filter(({ quantity }) => quantity > 0);
  const names = (list: typeof all) => [...new Set(list.map(({ size }) => size))];
  return { sizes: names(inStock).toSorted(compareSizes), of: names(all).length };
}
