import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../platform/api.ts';
import { searchRequest } from './search-request.ts';

const TYPING_PAUSE_MS = 180;

const NOTHING: readonly Product[] = [];

/** What a search has come to for the text typed so far. */
export type Search = {
  state: 'idle' | 'searching' | 'failed' | 'found';
  /** The text that was looked for; another than the field's while the next results come. */
  wanted: string;
  products: readonly Product[];
  total: number;
  retry: () => void;
};

/** Looks for a text once typing pauses; while it is typed on, the last results stay. */
export function useSearch(text: string): Search {
  const settled = useSettled(text, TYPING_PAUSE_MS);
  const { data, isError, refetch } = useQuery(searchRequest(useApi(), settled));
  const none = { wanted: '', products: NOTHING, total: 0, retry: () => void refetch() };
  if (text.trim() === '') return { state: 'idle', ...none };
  if (isError) return { state: 'failed', ...none };
  if (!data || settled.trim() === '') return { state: 'searching', ...none };
  return { ...none, state: 'found', ...data };
}

/** A value as it was once it had stood still for `delay` milliseconds. */
function useSettled<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
