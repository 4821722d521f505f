import type { Product } from '@shop/contract/schemas';

/** Whether no variant of a product is in stock. */
export function isSoldOut({ colors }: Pick<Product, 'colors'>): boolean {
  return colors.every(({ sizes }) => sizes.every(({ quantity }) => quantity === 0));
}
