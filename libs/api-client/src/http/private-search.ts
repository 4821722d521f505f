import { SEARCH_HEADER } from '@shop/contract/features';
import type { HttpClient, HttpRequest } from './http-client.ts';
import type { ListQuery } from './search-params.ts';

/**
 * The query of a list whose search may be a name or a phone. With the feature `private-search` the search is sent in
 * a header, because logs have the URLs of requests; otherwise in the query.
 */
export function privateSearch(
  { features }: Pick<HttpClient, 'features'>,
  query: ListQuery & { search?: string | undefined } = {},
): Pick<HttpRequest, 'query' | 'headers'> {
  const { search, ...others } = query;
  if (!search || !features().has('private-search')) return { query };
  const encoded = encodeURIComponent(search.toWellFormed());
  return { query: others, headers: { [SEARCH_HEADER]: encoded } };
}
