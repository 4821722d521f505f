import type { Product } from '@shop/contract/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound } from '../../../lib/error-key.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import type { KnownProducts } from './order-form-values.ts';

/**
 * The products of a form with their stock of now, and those that were found to be added. Without the feature
 * `product-read`, only the latter.
 * @param ids of the products in the lines
 * @param options.refetchInterval how often their stock is read again, in milliseconds; only once without it
 */
export function useFormProducts(
  ids: readonly string[],
  { refetchInterval = false }: { refetchInterval?: number | false } = {},
) {
  const { client } = useShop();
  const [found, setFound] = useState<readonly Product[]>([]);
  const unique = [...new Set(ids)];
  const { data = [], error } = useQuery({
    queryKey: [PRODUCTS, 'of-order', unique],
    queryFn: ({ signal }) => Promise.all(unique.map((id) => read(id, signal))),
    enabled: client.features().has('product-read'),
    placeholderData: keepPreviousData,
    refetchInterval,
  });

  /** Null for a product that was deleted. */
  async function read(id: string, signal: AbortSignal) {
    try {
      return [id, await client.products.get(id, { signal })] as const;
    } catch (failure) {
      if (isNotFound(failure)) return [id, null] as const;
      throw failure;
    }
  }

  const products: KnownProducts = new Map<string, Product | null>([
    ...found.map((product) => [product.product_Id, product] as const),
    ...data,
  ]);
  return {
    products,
    /** Whether the stock could not be loaded. */
    hasFailed: error !== null,
    /** Adds a product of a search. */
    addProduct: (product: Product) => setFound([...found, product]),
  };
}
