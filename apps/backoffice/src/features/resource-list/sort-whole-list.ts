import type { Listing } from '@shop/api-client';
import type { ListQuery } from './list-param.ts';

/**
 * A whole list, sorted in the browser: an API server of section 7 may send it in any order. A page
 * is as the API server sorted it.
 */
export function sortWholeList<T>(
  listing: Listing<T>,
  { limit }: ListQuery,
  compare: (one: T, other: T) => number,
): Listing<T> {
  const isWhole = limit === undefined || listing.total === null;
  return isWhole ? { ...listing, items: listing.items.toSorted(compare) } : listing;
}
