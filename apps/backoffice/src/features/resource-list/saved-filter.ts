/** Filters with a name; `query` is their part of the URL. */
export type SavedFilter = { name: string; query: string };

/** The maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Reads the saved filters of this device; anything else is left out. */
export function parseSavedFilters(stored: unknown): SavedFilter[] {
  return Array.isArray(stored) ? stored.filter(isSavedFilter) : [];
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
