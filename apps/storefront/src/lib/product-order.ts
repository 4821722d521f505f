import type { Product } from '@shop/contract/schemas';

/**
 * A number for each product of a list; a newer one has a larger one. Numeric ids increase with each new product. With
 * other ids, the list is newest first.
 */
export function creationOrders(products: readonly Product[]): number[] {
  const areNumeric = products.every(({ product_Id }) => /^\d{1,15}$/.test(product_Id));
  return products.map(({ product_Id }, index) => (areNumeric ? Number(product_Id) : -index));
}
