import type { Product } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';

/** The sizes of a product, from small to large: those in stock in any colour, and how many there are at all. */
export function sizesInStock({ colors }: Pick<Product, 'colors'>): { sizes: string[]; of: number } {
  const all = colors.flatMap(({ sizes }) => sizes);
  const inStock = all.filter(({ quantity }) => quantity > 0);
  const names = (list: typeof all) => [...new Set(list.map(({ size }) => size))];
  return { sizes: names(inStock).toSorted(compareSizes), of: names(all).length };
}

/** More sizes than this are a range, if they have no gap. */
const MAX_LISTED = 6;

/** The first and the last of many sizes that follow each other without a gap, such as 36 to 45; undefined for others. */
export function sizeRange(sizes: readonly string[]): [string, string] | undefined {
  const [first] = sizes;
  const last = sizes.at(-1);
  if (sizes.length <= MAX_LISTED || first === undefined || last === undefined) return undefined;
  const followEachOther = sizes.every((size, index) => size === String(Number(first) + index));
  return followEachOther ? [first, last] : undefined;
}
