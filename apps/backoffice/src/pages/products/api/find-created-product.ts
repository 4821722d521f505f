import type { ProductDraft } from '@shop/api-client';
import { parseMoney } from '@shop/contract/money';
import type { Product } from '@shop/contract/schemas';

/**
 * Finds the product that a request created whose response was lost (F2): it has the name and the price of the
 * form, and was not listed before.
 * @param before the ids that were listed before the request; undefined when there was no list
 * @throws Error when it cannot be distinguished from an older product
 */
export function findCreatedProduct(
  products: readonly Product[],
  { product_name, price }: Pick<ProductDraft, 'product_name' | 'price'>,
  before: ReadonlySet<string> | undefined,
): Product | undefined {
  const found = products.findLast(
    (product) =>
      product.product_name.trim() === product_name.trim() &&
      parseMoney(product.price) === parseMoney(price) &&
      !before?.has(product.product_Id),
  );
  if (found && !before) throw new Error('The list before the request is not known.');
  return found;
}
