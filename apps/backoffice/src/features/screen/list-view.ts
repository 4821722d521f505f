import type { Listing } from '@shop/api-client';
import type { Feature } from '@shop/contract/features';

/** What the owner looks at in a list: a page, from 1, and what was searched for. */
export type ListView = { page: number; search: string };

/** How one list is read: rows a page, the feature that searches it, and the same search done here. */
export type ListRules<T> = {
  pageSize: number;
  /** The feature by which the host honours `?search=` on this list (host.md, Features). */
  searchFeature: Feature;
  /** Whether an item matches a folded, non-empty search. */
  matches: (item: T, search: string) => boolean;
};

/** The query parameters a list is asked with. */
export type ListQuery = { limit?: number; offset?: number; search?: string };

/** One page of a list. */
export type ListPage<T> = {
  items: T[];
  page: number;
  pageCount: number;
  /** Items over all pages, after the search. */
  total: number;
};

/**
 * What to ask the host for a view. A search the host has not named is done here, on the whole list:
 * then nothing is sent that would cut it.
 */
export function listQuery<T>(
  { page, search }: ListView,
  rules: ListRules<T>,
  features: ReadonlySet<Feature>,
): ListQuery {
  if (search !== '' && !features.has(rules.searchFeature)) return {};
  const cut = { limit: rules.pageSize, offset: (page - 1) * rules.pageSize };
  return search === '' ? cut : { ...cut, search };
}

/**
 * The page of a view, from whatever the host made of `query`: what it did not honour, by the
 * features named in that answer, is done here. A page past the end is the last one.
 */
export function listPage<T>(
  listing: Listing<T>,
  query: ListQuery,
  { page, search }: ListView,
  rules: ListRules<T>,
): ListPage<T> {
  const { items, total, features } = listing;
  const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / rules.pageSize));
  if (query.limit !== undefined && features.has('paging') && total !== null) {
    return { items, page, pageCount: pageCountOf(total), total };
  }
  const searchedThere = query.search === search && features.has(rules.searchFeature);
  const found =
    search === '' || searchedThere ? items : items.filter((item) => rules.matches(item, search));
  const pageCount = pageCountOf(found.length);
  const shown = Math.min(page, pageCount);
  const start = (shown - 1) * rules.pageSize;
  return {
    items: found.slice(start, start + rules.pageSize),
    page: shown,
    pageCount,
    total: found.length,
  };
}
