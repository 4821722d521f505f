import type { Listing } from '@shop/api-client';
import type { Feature, FeatureSet } from '@shop/contract/features';
import type { ListCondition, ListParam, ListQuery } from './list-param.ts';

/** The state of a list in its URL: page, from 1, search, filters and sort order. */
export type ListView = {
  page: number;
  search: string;
  /** Items per page; the list's default without it. */
  pageSize?: number;
  params?: Readonly<Record<string, string>>;
};

/**
 * How a list is fetched: items per page, the feature that searches it, and the same search in the
 * browser.
 */
export type ListConfig<T> = {
  pageSize: number;
  /** Other page sizes that can be chosen. */
  pageSizes?: readonly number[];
  /** The feature that supports `?search=` on this list. */
  searchFeature: Feature;
  /** Whether an item matches a normalised, non-empty search. */
  matches: (item: T, search: string) => boolean;
  /** Its filters and sort orders. */
  params?: readonly ListParam<T>[];
  /** Its own order, before any other, and the feature that it needs from the API server. */
  order?: ListOrder<T>;
};

/** A sort order, and the feature that supports its query. */
type ListOrder<T> = Required<Pick<ListCondition<T>, 'query' | 'compare'>> & {
  feature: Feature;
};

export type ListPage<T> = {
  items: T[];
  page: number;
  pageCount: number;
  /** The number of items on all pages, after the search. */
  total: number;
};

/** A filter or sort order that is set, and the feature that supports it. */
type ActiveCondition<T> = ListCondition<T> & { feature: Feature | undefined };

function isSupported(
  { feature }: Pick<ActiveCondition<unknown>, 'feature'>,
  features: FeatureSet,
): boolean {
  return feature !== undefined && features.has(feature);
}

function activeConditions<T>(
  { search, params = {} }: ListView,
  config: ListConfig<T>,
): ActiveCondition<T>[] {
  const conditions = (config.params ?? []).flatMap(({ name, feature, parse }) => {
    const condition = params[name] === undefined ? undefined : parse(params[name]);
    return condition ? [{ ...condition, feature }] : [];
  });
  // First: items that another sort order does not separate stay in the list's own order.
  const ordered = config.order ? [config.order, ...conditions] : conditions;
  if (search === '') return ordered;
  const filter = (item: T) => config.matches(item, search);
  return [{ query: { search }, filter, feature: config.searchFeature }, ...ordered];
}

/** Whether a filter is set, beside the search. */
export function isFiltered<T>(view: ListView, config: ListConfig<T>): boolean {
  return activeConditions({ ...view, search: '' }, config).some(({ filter }) => filter);
}

/**
 * The query parameters of a request. Without the feature `paging` the whole list is requested, once
 * for all pages. If the API server does not support a search or filter, the browser applies it to
 * the whole list, so no limit is sent.
 */
export function listQuery<T>(
  view: ListView,
  config: ListConfig<T>,
  features: FeatureSet,
): ListQuery {
  const conditions = activeConditions(view, config);
  const isComplete = conditions.every((condition) => isSupported(condition, features));
  if (!features.has('paging') || !isComplete) return {};
  const limit = view.pageSize ?? config.pageSize;
  const query: ListQuery = { limit, offset: (view.page - 1) * limit };
  for (const condition of conditions) Object.assign(query, condition.query);
  return query;
}

/**
 * The page of the list in a response. What the API server did not support, by the features in that
 * response, is applied here. A page beyond the end is the last one.
 */
export function listPage<T>(
  { items, total, features }: Listing<T>,
  query: ListQuery,
  view: ListView,
  config: ListConfig<T>,
): ListPage<T> {
  const size = view.pageSize ?? config.pageSize;
  const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / size));
  if (query.limit !== undefined && features.has('paging') && total !== null) {
    return { items, page: view.page, pageCount: pageCountOf(total), total };
  }
  const pending = activeConditions(view, config).filter(
    (condition) => !isSupported(condition, features) || !isIncluded(condition.query, query),
  );
  const found = pending.reduce(applyCondition, items);
  const pageCount = pageCountOf(found.length);
  const page = Math.min(view.page, pageCount);
  return {
    items: found.slice((page - 1) * size, page * size),
    page,
    pageCount,
    total: found.length,
  };
}

function isIncluded(part: ListQuery, query: ListQuery): boolean {
  const sent = new Map<string, unknown>(Object.entries(query));
  return Object.entries(part).every(([name, value]) => sent.get(name) === value);
}

function applyCondition<T>(items: T[], { filter, compare }: ListCondition<T>): T[] {
  const filtered = filter ? items.filter((item) => filter(item)) : items;
  return compare ? filtered.toSorted(compare) : filtered;
}
