import type { NavigateOptions } from 'react-router-dom';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { MAX_LENGTH } from '@shop/contract/constants';
import { OPEN_PARAM } from '../../lib/paths.ts';
import type { ListParam } from './list-param.ts';
import type { ListConfig, ListView } from './list-view.ts';
import { listHref, SEARCH, useUrlParams } from './url-params.ts';

const PAGE = 'page';
const PAGE_SIZE = 'per';

/** The URL parameters of a list, beside page and search. */
type UrlConfig = Pick<ListConfig<never>, 'pageSizes'> & {
  params?: readonly Pick<ListParam<never>, 'name'>[];
};

/** Parses the list's URL parameters; an invalid page is the first page. */
export function parseListView(
  searchParams: URLSearchParams,
  { pageSizes = [], params = [] }: UrlConfig = {},
): ListView {
  const page = Number(searchParams.get(PAGE) ?? '1');
  const pageSize = Number(searchParams.get(PAGE_SIZE));
  const values = params.flatMap(({ name }) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: normalizeForSearch(searchParams.get(SEARCH) ?? '').slice(0, MAX_LENGTH.search),
    ...(pageSizes.includes(pageSize) && { pageSize }),
    ...(values.length > 0 && { params: Object.fromEntries(values) }),
  };
}

/** The URL parameters of another page of the list, without the dialog. */
export function withPage(searchParams: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  next.delete(OPEN_PARAM);
  next.delete(PAGE);
  if (page > 1) next.set(PAGE, String(page));
  return next;
}

/** The URL parameters with changes, at the first page; an empty value removes a parameter. */
export function withParams(
  searchParams: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = withPage(searchParams, 1);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function pickParams(searchParams: URLSearchParams, names: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) picked.set(name, value);
  }
  return picked;
}

/** The list's state in the URL, so that reload, Back and a shared link show the same. */
export function useListParams(config: UrlConfig = {}) {
  const [searchParams, setUrlParams] = useUrlParams();
  // The new URL is rendered at once, so that the next change, however soon, starts from it.
  const setSearchParams = (params: URLSearchParams, options: NavigateOptions = {}) =>
    setUrlParams(params, { flushSync: true, ...options });
  const names = [SEARCH, ...(config.params ?? []).map(({ name }) => name)];
  return {
    view: parseListView(searchParams, config),
    searchText: searchParams.get(SEARCH) ?? '',
    pageHref: (page: number) => listHref(withPage(searchParams, page)),
    /** Searches from the first page; typing replaces the history entry. */
    search: (text: string) =>
      setSearchParams(withParams(searchParams, { [SEARCH]: text }), {
        replace: searchParams.has(SEARCH),
      }),
    /** Sets a filter or the sort order, from the first page; an empty value removes it. */
    setParam: (name: string, value: string) =>
      setSearchParams(withParams(searchParams, { [name]: value })),
    /** Sets filters together. */
    setParams: (changes: Readonly<Record<string, string>>) =>
      setSearchParams(withParams(searchParams, changes)),
    paramsHref: (changes: Readonly<Record<string, string>>) =>
      listHref(withParams(searchParams, changes)),
    /** The search and the filters, as a query string that does not depend on their order. */
    filterQuery: pickParams(searchParams, names).toString(),
    /** The URL with these filters in place of the present ones. */
    filtersHref: (query: string) => {
      const filters = new URLSearchParams(query);
      const changes = names.map((name) => [name, filters.get(name) ?? '']);
      return listHref(withParams(searchParams, Object.fromEntries(changes)));
    },
    setPageSize: (size: number) =>
      setSearchParams(withParams(searchParams, { [PAGE_SIZE]: String(size) })),
    /** Removes all filters and the search. */
    clearFilters: () =>
      setSearchParams(
        withParams(searchParams, Object.fromEntries(names.map((name) => [name, '']))),
      ),
  };
}
