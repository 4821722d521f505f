import { createOnce, type ApiClient } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';

/**
 * Returns a function that undoes a change of a product (feature `undo`). Its requests have one idempotency key, also
 * when it is called again after a lost response, so that the change is undone once.
 */
export function undoOnce(client: ApiClient, { product_Id: id }: Pick<Product, 'product_Id'>) {
  return createOnce({
    supportsKeys: () => true,
    send: (change: string, options) => client.products.undo(id, change, options),
  });
}
