import { useDebouncedValue } from '@shop/app-kit';
import { MAX_LENGTH } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { matchesSearch } from '@shop/contract/product-search';
import type { Product } from '@shop/contract/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

const DEBOUNCE_MS = 200;
const MAX_SHOWN = 20;

/**
 * The products whose name matches the typed text; without a text, the first ones. An API server that cannot search
 * responds with the whole list, which is searched here.
 */
export function useProductSearch(typed: string, isEnabled: boolean) {
  const { client } = useShop();
  const text = normalizeForSearch(typed).trim().slice(0, MAX_LENGTH.search);
  const search = useDebouncedValue(text, DEBOUNCE_MS);
  const features = client.features();
  const query = {
    ...(features.has('search') && search !== '' && { search }),
    ...(features.has('search') && features.has('paging') && { limit: MAX_SHOWN }),
  };
  const { data, isPending, error } = useQuery({
    queryKey: [PRODUCTS, 'search', query],
    queryFn: ({ signal }) => client.products.search(query, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const products: Product[] = (data?.items ?? [])
    .filter(({ product_name }) => text === '' || matchesSearch(product_name, text))
    .slice(0, MAX_SHOWN);
  return { products, isLoading: isPending || search !== text, error: isEnabled ? error : null };
}
