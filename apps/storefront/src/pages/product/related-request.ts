import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@shop/contract/schemas';
import type { ShopClient } from '../../platform/shop-client.ts';
import { isColorSoldOut } from './selection.ts';

/** The most related products there are: two turns of a wide row. */
const RELATED = 8;

/** Fewer than fill a wide row are made up by the other season's. */
const ENOUGH = 4;

/**
 * Other products of the same gender: those of the same season first, those in stock before those
 * sold out. Asks a host that pages for no more than it shows; the other season is asked for only
 * when this one has too few.
 */
export function relatedRequest(api: ShopClient, { product_Id: id, gender, season }: Product) {
  return queryOptions({
    queryKey: ['products', 'related', id, gender, season],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const others = (found: readonly Product[]) =>
        found.filter(({ product_Id }) => product_Id !== id);
      const asked = { limit: RELATED + 1, in_stock: true };
      const near = others(
        (await api.listProductsBySeason(gender, season, asked, { signal })).items,
      );
      if (near.length >= ENOUGH) return inStockFirst(near);
      const known = new Set(near.map(({ product_Id }) => product_Id));
      const more = { ...asked, limit: asked.limit + near.length };
      const all = others((await api.listProductsByGender(gender, more, { signal })).items);
      return inStockFirst([...near, ...all.filter(({ product_Id }) => !known.has(product_Id))]);
    },
  });
}

function inStockFirst(products: readonly Product[]): Product[] {
  const isSoldOut = ({ colors }: Product) => colors.every(isColorSoldOut);
  return products
    .toSorted((one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)))
    .slice(0, RELATED);
}
