import { useDebouncedValue } from '@shop/app-kit';
import type { Listing } from '@shop/api-client';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Feature, FeatureSet } from '@shop/contract/features';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { matchesSearch } from '@shop/contract/product-search';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { matchesOrder, normalizeOrderSearch } from '../../lib/order-search.ts';
import { customerSearchPath, orderSearchPath } from '../../lib/paths.ts';
import { ORDERS, PRODUCTS } from '../../lib/query-keys.ts';
import { useShop } from '../../lib/shop-context.ts';
import { searchOptions, type SearchOption } from './search-options.ts';

const DEBOUNCE_MS = 200;
/** One letter is in almost every order. */
const MIN_LENGTH = 2;
/** More orders than are shown, since they also give the customers. */
const MAX_FETCHED = 30;

/** The state of the search for the typed text. */
export type GlobalSearch = {
  state: 'hint' | 'loading' | 'found' | 'nothing';
  options: SearchOption[];
  /** The reason why the results are not complete. */
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * Searches orders and products after a pause in typing. An API server that cannot search responds
 * with the whole list, which is fetched once and searched here.
 */
export function useGlobalSearch(typed: string): GlobalSearch {
  const { client } = useShop();
  const text = normalizeForSearch(typed).trim().slice(0, MAX_LENGTH.search);
  const debounced = useDebouncedValue(text, DEBOUNCE_MS);
  const features = client.features();
  const isEnabled = debounced.length >= MIN_LENGTH;
  const orderQuery = listQuery(features, 'status', normalizeOrderSearch(debounced));
  const productQuery = listQuery(features, 'search', debounced);
  const orders = useQuery({
    queryKey: [ORDERS, 'search', orderQuery],
    queryFn: ({ signal }) => client.commands.list(orderQuery, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const products = useQuery({
    queryKey: [PRODUCTS, 'search', productQuery],
    queryFn: ({ signal }) => client.products.search(productQuery, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });

  const requests = [orders, products];
  const failed = requests.filter(({ error }) => error !== null);
  const isCurrent = text === debounced;
  const isLoading = requests.some(({ error, data, isPlaceholderData }) =>
    error === null ? !isCurrent || data === undefined || isPlaceholderData : false,
  );
  const options = searchOptions(
    matching(orders, { isCurrent, feature: 'status' }, (order) => matchesOrder(order, text)),
    matching(products, { isCurrent, feature: 'search' }, ({ product_name }) =>
      matchesSearch(product_name, text),
    ),
    features.has('customers') ? customerSearchPath : orderSearchPath,
  );
  const common = {
    error: failed[0]?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
  if (text.length < MIN_LENGTH) return { ...common, state: 'hint', options: [], error: null };
  if (options.length > 0) return { ...common, state: 'found', options };
  return { ...common, state: isLoading ? 'loading' : 'nothing', options };
}

function listQuery(features: FeatureSet, searchFeature: Feature, search: string) {
  if (!features.has(searchFeature)) return {};
  return features.has('paging') ? { search, limit: MAX_FETCHED } : { search };
}

/**
 * The items of a response that match the text. The API server has done that where it can search and
 * the response is the one for this text.
 */
function matching<T>(
  { data, isPlaceholderData }: UseQueryResult<Listing<T>>,
  { isCurrent, feature }: { isCurrent: boolean; feature: Feature },
  matches: (item: T) => boolean,
): T[] {
  if (!data) return [];
  const isSearched = isCurrent && !isPlaceholderData && data.features.has(feature);
  return isSearched ? data.items : data.items.filter(matches);
}
