import type { Product } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import type { ShopFilters } from './shop-view.ts';

/**
 * The colour of a product that matches the filters: one in stock where possible, in one of the filtered sizes. Undefined
 * without a filter of colours, and for a product without these colours.
 */
export function filteredColor(
  product: Pick<Product, 'colors'>,
  filters: Pick<ShopFilters, 'colors' | 'sizes'>,
): string | undefined {
  const wanted = new Set(filters.colors.map(variantKey));
  const wantedSizes = new Set(filters.sizes.map(variantKey));
  const colors = product.colors.filter(({ color_name }) => wanted.has(variantKey(color_name)));
  const inStock = colors.find(({ sizes }) =>
    sizes.some(
      ({ size, quantity }) =>
        quantity > 0 && (wantedSizes.size === 0 || wantedSizes.has(variantKey(size))),
    ),
  );
  return (inStock ?? colors[0])?.color_name;
}
