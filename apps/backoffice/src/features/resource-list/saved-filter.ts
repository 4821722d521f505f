import { lastDays } from '@shop/contract/day-range';
import { DAY_RANGES } from '../../lib/day-ranges.ts';
import { FROM, SEARCH, TO } from './url-params.ts';

/** In a saved query in place of `from` and `to`: a range of so many days up to today, which moves with the date. */
const LAST_DAYS = 'last_days';

/** Filters with a name; `query` is their part of the URL as `toSavedQuery` returns it. */
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
 * The filters as they are saved on the day of `now`, without the search. A usual range up to today, such as the last
 * 7 days, is stored as such, not as its dates.
 */
export function toSavedQuery(query: string, now: number): string {
  const params = new URLSearchParams(withoutSearch(query));
  const range = DAY_RANGES.find(([, count]) => {
    const { from, to } = lastDays(now, count);
    return params.get(FROM) === from && params.get(TO) === to;
  });
  if (range) {
    params.delete(FROM);
    params.delete(TO);
    params.set(LAST_DAYS, String(range[1]));
    params.sort();
  }
  return params.toString();
}

/** The part of the URL that a saved query applies on the day of `now`. */
export function fromSavedQuery(saved: string, now: number): string {
  const params = new URLSearchParams(saved);
  const count = Number(params.get(LAST_DAYS));
  params.delete(LAST_DAYS);
  if (DAY_RANGES.some(([, known]) => known === count)) {
    const { from, to } = lastDays(now, count);
    params.set(FROM, from);
    params.set(TO, to);
  }
  return params.toString();
}

/**
 * A query without its search, its parameters in one order. The search is not saved: it is often a customer's name or
 * phone (P2).
 */
export function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(SEARCH);
  params.sort();
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
