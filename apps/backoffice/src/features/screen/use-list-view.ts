import { fold } from '@shop/contract/fold';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useSearchParams } from 'react-router-dom';
import { OPEN_PARAM } from '../../platform/paths.ts';
import type { ListChoice } from './list-choice.ts';
import type { ListRules, ListView } from './list-view.ts';

const PAGE = 'page';
const SEARCH = 'search';
const PAGE_SIZE = 'per';

/** What the address may say of one list, beside its page and search. */
type AddressRules = Pick<ListRules<never>, 'pageSizes'> & {
  choices?: readonly Pick<ListChoice<never>, 'name'>[];
};

/** The list's view as its address says it; what makes no sense there is the first page. */
export function readListView(
  params: URLSearchParams,
  { pageSizes = [], choices = [] }: AddressRules = {},
): ListView {
  const page = Number(params.get(PAGE) ?? '1');
  const pageSize = Number(params.get(PAGE_SIZE));
  const chosen = choices.flatMap(({ name }) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: fold(params.get(SEARCH) ?? '').slice(0, MAX_LENGTH.search),
    ...(pageSizes.includes(pageSize) && { pageSize }),
    ...(chosen.length > 0 && { choices: Object.fromEntries(chosen) }),
  };
}

/** The address's parameters for another page of the same list, nothing open over it. */
export function pageParams(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(OPEN_PARAM);
  next.delete(PAGE);
  if (page > 1) next.set(PAGE, String(page));
  return next;
}

/** The same with some of what the address says changed, from the first page; an empty value takes it out. */
export function changedParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = pageParams(params, 1);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The list's view, kept in the address, so that reload, Back and a shared link show the same. */
export function useListView(rules: AddressRules = {}) {
  const [params, setParams] = useSearchParams();
  const names = (rules.choices ?? []).map(({ name }) => name);
  return {
    view: readListView(params, rules),
    searched: params.get(SEARCH) ?? '',
    hrefOfPage: (page: number) => `?${pageParams(params, page)}`,
    /** Searches from the first page; each letter takes the place of the last in the history. */
    search: (text: string) =>
      setParams(changedParams(params, { [SEARCH]: text }), {
        replace: params.has(SEARCH),
        preventScrollReset: true,
      }),
    /** Makes a choice by its name, from the first page; an empty value unmakes it. */
    choose: (name: string, value: string) =>
      setParams(changedParams(params, { [name]: value }), { preventScrollReset: true }),
    choosePageSize: (size: number) =>
      setParams(changedParams(params, { [PAGE_SIZE]: String(size) }), { preventScrollReset: true }),
    /** Unmakes every choice and the search. */
    clear: () =>
      setParams(
        changedParams(params, Object.fromEntries([SEARCH, ...names].map((name) => [name, '']))),
        { preventScrollReset: true },
      ),
  };
}
