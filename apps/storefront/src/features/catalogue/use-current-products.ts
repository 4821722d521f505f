import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../lib/api.ts';
import { fetchCurrentProducts } from './find-products.ts';

type ProductsById = ReadonlyMap<string, Product | null>;

/** Current products by id, and a function that fetches them again. */
export type CurrentProductsQuery = {
  /**
   * Null for a product that the API server does not have any more; no entry before the response, and for a
   * product that cannot be read.
   */
  products: ProductsById;
  /** Rejects when the API server does not respond. */
  refetch: () => Promise<ProductsById>;
};

const NONE: ProductsById = new Map();

/**
 * Fetches the current state of the given products each time a page opens, without a loading state.
 * An id that is removed from the list causes no new request.
 */
export function useCurrentProducts(ids: readonly string[]): CurrentProductsQuery {
  const api = useApi();
  const queryClient = useQueryClient();
  const [requested, setRequested] = useState(ids);
  const missing = ids.filter((id) => !requested.includes(id));
  if (missing.length > 0) setRequested([...requested, ...missing]);

  const { data = NONE, refetch } = useQuery({
    queryKey: ['products', 'current', requested],
    queryFn: () => fetchCurrentProducts(api, queryClient, requested),
    enabled: requested.length > 0,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (previous) => previous,
  });

  return {
    products: data,
    refetch: async () => (await refetch({ throwOnError: true })).data ?? NONE,
  };
}
