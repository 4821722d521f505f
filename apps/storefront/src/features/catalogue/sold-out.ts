import type { Product, ProductColor } from '@shop/contract/schemas';

/** Whether all sizes of a colour are sold out. */
export function isColorSoldOut({ sizes }: Pick<ProductColor, 'sizes'>): boolean {
  return sizes.every(({ quantity }) => quantity === 0);
}

/** Whether all colours of a product are sold out. */
export function isProductSoldOut({ colors }: Pick<Product, 'colors'>): boolean {
  return colors.every(isColorSoldOut);
}
