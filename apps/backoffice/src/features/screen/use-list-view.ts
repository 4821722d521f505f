import { fold } from '@shop/contract/fold';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useSearchParams } from 'react-router-dom';
import type { ListView } from './list-view.ts';

const PAGE = 'page';
const SEARCH = 'search';

/** The list's view as its address says it; what makes no sense there is the first page. */
export function readListView(params: URLSearchParams): ListView {
  const page = Number(params.get(PAGE) ?? '1');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: fold(params.get(SEARCH) ?? '').slice(0, MAX_LENGTH.search),
  };
}

/** The address's parameters for another page of the same list, nothing open over it. */
export function pageParams(params: URLSearchParams, page: number): URLSearchParams {
  const search = params.get(SEARCH);
  const next = new URLSearchParams(search ? { [SEARCH]: search } : {});
  if (page > 1) next.set(PAGE, String(page));
  return next;
}

/** The list's view, kept in the address, so that reload, Back and a shared link show the same. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  return {
    view: readListView(params),
    searched: params.get(SEARCH) ?? '',
    hrefOfPage: (page: number) => `?${pageParams(params, page)}`,
    /** Searches from the first page; each letter takes the place of the last in the history. */
    search: (text: string) =>
      setParams(text === '' ? {} : { [SEARCH]: text }, {
        replace: params.has(SEARCH),
        preventScrollReset: true,
      }),
  };
}
