import { queryOptions } from '@tanstack/react-query';
import { isGender, isSeason } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import type { ShopperClient } from '@shop/api-client';
import {
  listScope,
  readProducts,
  type ReadProducts,
} from '../../features/catalogue/product-queries.ts';
import type { ShopScope } from '../../lib/paths.ts';
import { isProductSoldOut } from '../../features/catalogue/sold-out.ts';

/** The maximum number of related products: two pages of a wide carousel. */
const MAX_RELATED = 8;

/** With fewer products of the season than fill a wide carousel, other seasons are added. */
const MIN_SAME_SEASON = 4;

/**
 * Other products of the same gender, or of any where only this API server has it: the same season first, those in
 * stock before the sold-out ones. From an API server with paging, only the displayed products are requested. Other
 * seasons are requested only when this one has too few products.
 */
export function relatedProductsQuery(
  api: ShopperClient,
  { product_Id: id, gender, season }: Product,
) {
  return queryOptions({
    queryKey: ['products', 'related', id, gender, season],
    queryFn: async ({ signal }): Promise<ReadProducts> => {
      const others = (found: readonly Product[]) =>
        found.filter(({ product_Id }) => product_Id !== id);
      const params = { limit: MAX_RELATED + 1, in_stock: true };
      const scope = knownScope(gender, season);
      const inSeason = scope.season
        ? readProducts(await listScope(api, scope, params, signal))
        : { products: [], unreadable: 0 };
      const sameSeason = others(inSeason.products);
      if (sameSeason.length >= MIN_SAME_SEASON) {
        return { ...inSeason, products: inStockFirst(sameSeason) };
      }
      const known = new Set(sameSeason.map(({ product_Id }) => product_Id));
      const allParams = { ...params, limit: params.limit + sameSeason.length };
      const wider = scope.gender ? { gender: scope.gender } : {};
      const { products, unreadable } = readProducts(await listScope(api, wider, allParams, signal));
      const more = others(products).filter(({ product_Id }) => !known.has(product_Id));
      // The wider list has those of the season too.
      return { products: inStockFirst([...sameSeason, ...more]), unreadable };
    },
  });
}

/** The scope of a product's gender and season, as far as the contract has them (API-4). */
function knownScope(gender: string, season: string): ShopScope {
  if (!isGender(gender)) return {};
  return isSeason(season) ? { gender, season } : { gender };
}

function inStockFirst(products: readonly Product[]): Product[] {
  return products
    .toSorted((one, other) => Number(isProductSoldOut(one)) - Number(isProductSoldOut(other)))
    .slice(0, MAX_RELATED);
}
