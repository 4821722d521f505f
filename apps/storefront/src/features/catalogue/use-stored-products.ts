import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStorage } from '@shop/app-kit';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../lib/api.ts';
import { removeIds, type ListName } from '../../lib/stored-ids.ts';
import { fetchCurrentProducts } from './find-products.ts';

/** The products of a list on this device, in its order. */
type StoredProducts = {
  /** Undefined while they load, and when they cannot be loaded. */
  products: readonly Product[] | undefined;
  /** The number of those that cannot be read. */
  unreadable: number;
  /** Why they cannot be loaded; falsy otherwise. */
  error: unknown;
  onRetry: () => void;
};

/**
 * Fetches the current state of the products with these ids. Those that the shop does not sell any more are
 * removed from the list. A product that is removed from the list meanwhile stays until the page is left.
 */
export function useStoredProducts(
  list: ListName,
  ids: readonly string[],
  isEnabled = true,
): StoredProducts {
  const api = useApi();
  const queryClient = useQueryClient();
  const storage = useStorage();
  const [shown, setShown] = useState(ids);
  const added = ids.filter((id) => !shown.includes(id));
  if (added.length > 0) setShown([...added, ...shown]);

  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: ['products', 'stored', shown],
    queryFn: () => fetchCurrentProducts(api, queryClient, shown),
    enabled: isEnabled,
    // Another page's row may have fetched the same products, before one of them was removed.
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
  const removeUnknown = useEffectEvent((products: ReadonlyMap<string, Product | null>) => {
    const unknown = [...products].flatMap(([id, product]) => (product ? [] : [id]));
    if (unknown.length > 0) removeIds(storage, list, unknown);
  });
  useEffect(() => {
    if (data) removeUnknown(data);
  }, [data]);

  return {
    products: data && shown.flatMap((id) => data.get(id) ?? []),
    unreadable: data ? shown.filter((id) => !data.has(id)).length : 0,
    error: isLoadingError && error,
    onRetry: () => void refetch(),
  };
}
