import type { Listing } from '@shop/api-client';
import type { Feature } from '@shop/contract/features';
import type { Chosen, ListChoice, ListQuery } from './list-choice.ts';

/** What a list shows, as its address says it: a page, from 1, a search, and a value for each choice made. */
export type ListView = {
  page: number;
  search: string;
  /** Rows a page; the list's own number without it. */
  pageSize?: number;
  choices?: Readonly<Record<string, string>>;
};

/** How one list is read: rows a page, the feature that searches it, and the same search done here. */
export type ListRules<T> = {
  pageSize: number;
  /** Other numbers of rows that may be chosen. */
  pageSizes?: readonly number[];
  /** The feature by which the host honours `?search=` on this list (host.md, Features). */
  searchFeature: Feature;
  /** Whether an item matches a folded, non-empty search. */
  matches: (item: T, search: string) => boolean;
  /** Its filters and orders. */
  choices?: readonly ListChoice<T>[];
};

/** One page of a list. */
export type ListPage<T> = {
  items: T[];
  page: number;
  pageCount: number;
  /** Items over all pages, after the search. */
  total: number;
};

/** What a view narrows or orders a list by, and the feature that honours it. */
type Condition<T> = Chosen<T> & { feature: Feature | undefined };

function honours(
  features: ReadonlySet<Feature>,
  { feature }: Pick<Condition<unknown>, 'feature'>,
): boolean {
  return feature !== undefined && features.has(feature);
}

function conditionsOf<T>({ search, choices = {} }: ListView, rules: ListRules<T>): Condition<T>[] {
  const chosen = (rules.choices ?? []).flatMap(({ name, feature, chosen: read }) => {
    const choice = choices[name] === undefined ? undefined : read(choices[name]);
    return choice ? [{ ...choice, feature }] : [];
  });
  if (search === '') return chosen;
  const keeps = (item: T) => rules.matches(item, search);
  return [{ ask: { search }, keeps, feature: rules.searchFeature }, ...chosen];
}

/** Whether a filter narrows the list, beside the search. */
export function isFiltered<T>(view: ListView, rules: ListRules<T>): boolean {
  return conditionsOf({ ...view, search: '' }, rules).some(({ keeps }) => keeps !== undefined);
}

/**
 * What to ask the host for a view. A host that does not page is asked for the whole list, whatever
 * the page: it is read once for all of them. A search or a choice the host has not named is done
 * here, on the whole list: then nothing is sent that would cut it.
 */
export function listQuery<T>(
  view: ListView,
  rules: ListRules<T>,
  features: ReadonlySet<Feature>,
): ListQuery {
  const conditions = conditionsOf(view, rules);
  const cuts = features.has('paging');
  if (!cuts || !conditions.every((condition) => honours(features, condition))) return {};
  const limit = view.pageSize ?? rules.pageSize;
  const cut: ListQuery = { limit, offset: (view.page - 1) * limit };
  for (const { ask } of conditions) Object.assign(cut, ask);
  return cut;
}

/**
 * The page of a view, from whatever the host made of `query`: what it did not honour, by the
 * features named in that answer, is done here. A page past the end is the last one.
 */
export function listPage<T>(
  { items, total, features }: Listing<T>,
  query: ListQuery,
  view: ListView,
  rules: ListRules<T>,
): ListPage<T> {
  const size = view.pageSize ?? rules.pageSize;
  const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / size));
  if (query.limit !== undefined && features.has('paging') && total !== null) {
    return { items, page: view.page, pageCount: pageCountOf(total), total };
  }
  const undone = conditionsOf(view, rules).filter(
    (condition) => !honours(features, condition) || !isAsked(condition.ask, query),
  );
  const found = undone.reduce(narrow, items);
  const pageCount = pageCountOf(found.length);
  const page = Math.min(view.page, pageCount);
  return {
    items: found.slice((page - 1) * size, page * size),
    page,
    pageCount,
    total: found.length,
  };
}

function isAsked(ask: ListQuery, query: ListQuery): boolean {
  const asked = new Map<string, unknown>(Object.entries(query));
  return Object.entries(ask).every(([name, value]) => asked.get(name) === value);
}

function narrow<T>(items: T[], { keeps, compare }: Chosen<T>): T[] {
  const kept = keeps ? items.filter((item) => keeps(item)) : items;
  return compare ? kept.toSorted(compare) : kept;
}
