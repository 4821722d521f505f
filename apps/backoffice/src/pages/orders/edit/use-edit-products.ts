import type { Product } from '@shop/contract/schemas';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound } from '../../../lib/error-key.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/**
 * The products of a form with their stock of now, and those that were found to be added. Without the feature
 * `product-read`, only the latter.
 * @param ids of the products in the lines
 */
export function useEditProducts(ids: readonly string[]) {
  const { client } = useShop();
  const [found, setFound] = useState<readonly Product[]>([]);
  const isEnabled = client.features().has('product-read');
  const unique = [...new Set(ids)];
  const requests = useQueries({
    queries: unique.map((id) => ({
      queryKey: [PRODUCTS, 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => client.products.get(id, { signal }),
      enabled: isEnabled,
    })),
  });
  const products = new Map<string, Product | null>(
    found.map((product) => [product.product_Id, product]),
  );
  for (const [index, id] of unique.entries()) {
    const { data, error = null } = requests[index] ?? {};
    if (isNotFound(error)) products.set(id, null);
    else if (data) products.set(id, data);
  }
  return {
    products,
    /** Whether the stock of a product could not be loaded. */
    hasFailed: requests.some(({ error }) => error !== null && !isNotFound(error)),
    /** Adds a product of a search. */
    addProduct: (product: Product) => setFound([...found, product]),
  };
}
