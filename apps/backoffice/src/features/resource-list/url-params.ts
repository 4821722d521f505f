import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/** The parameter of the search. */
export const SEARCH = 'search';
/** The parameters of a range of calendar days, such as 2026-11-21; both ends are included. */
export const FROM = 'from';
export const TO = 'to';

/**
 * The parameters of a list in its URL. The search is in the hash, which no server receives: it is often a customer's
 * name or phone (docs/adr/0070). A link with `?search=` is read as well.
 */
export function parseUrlParams({ search, hash }: { search: string; hash: string }) {
  const params = new URLSearchParams(search);
  const text = new URLSearchParams(hash.slice(1)).get(SEARCH);
  if (text !== null) params.set(SEARCH, text);
  return params;
}

/** The URL of a list with these parameters. */
export function listHref(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  const search = query.get(SEARCH);
  query.delete(SEARCH);
  return search ? `?${query}#${new URLSearchParams({ [SEARCH]: search })}` : `?${query}`;
}

/** The parameters of the list in the URL, and a function that replaces them; the page keeps its scroll position. */
export function useUrlParams() {
  const location = useLocation();
  const navigate = useNavigate();
  const setParams = (params: URLSearchParams, options: NavigateOptions = {}) =>
    void navigate(listHref(params), { preventScrollReset: true, ...options });
  return [parseUrlParams(location), setParams] as const;
}
