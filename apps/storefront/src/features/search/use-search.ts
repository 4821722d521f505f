import { useDebouncedValue } from '@shop/app-kit';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../lib/api.ts';
import { searchQuery } from './search-query.ts';

const DEBOUNCE_MS = 180;

const NO_PRODUCTS: readonly Product[] = [];

/** The state of the search for the typed text. */
export type Search = {
  state: 'idle' | 'searching' | 'failed' | 'found';
  /** Why the search has failed. */
  error: Error | null;
  /** The text of the displayed results. It differs from the field's text while the next results load. */
  searchedText: string;
  products: readonly Product[];
  total: number;
  /** The number of products that may match, but cannot be read. */
  unreadable: number;
  retry: () => void;
};

/** Searches for a text after a pause in typing. The last results stay until then. */
export function useSearch(text: string): Search {
  const debounced = useDebouncedValue(text, DEBOUNCE_MS);
  const { data, error, refetch } = useQuery(searchQuery(useApi(), debounced));
  const retry = () => void refetch();
  const none = { error, searchedText: '', products: NO_PRODUCTS, total: 0, unreadable: 0, retry };
  if (text.trim() === '') return { state: 'idle', ...none };
  if (error) return { state: 'failed', ...none };
  if (!data || debounced.trim() === '') return { state: 'searching', ...none };
  return { ...none, state: 'found', ...data };
}
