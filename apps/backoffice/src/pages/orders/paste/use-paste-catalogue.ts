import { useQuery } from '@tanstack/react-query';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import type { PasteCatalogue } from './proposal.ts';

/** All products, with which a message is compared on this device: a search on the API server would send its words. */
export function usePasteCatalogue() {
  const { client, name } = useShop();
  const { data, isPending, error } = useQuery({
    queryKey: [PRODUCTS, 'paste'],
    queryFn: ({ signal }) => client.products.list({}, { signal }),
  });
  const catalogue: PasteCatalogue = { products: data?.items ?? [], shopName: name };
  return { catalogue, isLoading: isPending, hasFailed: error !== null };
}
