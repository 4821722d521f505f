import { SEARCH } from './url-params.ts';

/** Filters with a name; `query` is their part of the URL, without the search. */
export type SavedFilter = { name: string; query: string };

/** The maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Reads the saved filters of this device; anything else is left out. */
export function parseSavedFilters(stored: unknown): SavedFilter[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isSavedFilter)
    .map(({ name, query }) => ({ name, query: withoutSearch(query) }))
    .filter(({ query }) => query !== '');
}

/**
 * The filters that can be saved. The search is not stored: it is often a customer's name or phone (P2).
 */
export function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(SEARCH);
  return params.toString();
}

function isSavedFilter(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== '' &&
    'query' in value &&
    typeof value.query === 'string'
  );
}

/** The saved filters with one more; it replaces those of the same name. */
export function withSavedFilter(saved: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [...withoutSavedFilter(saved, filter.name), filter];
}

/** The saved filters without those of a name. */
export function withoutSavedFilter(saved: readonly SavedFilter[], name: string): SavedFilter[] {
  return saved.filter((each) => each.name !== name);
}
