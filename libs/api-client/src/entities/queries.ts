import type { ApiClient } from '../api-client.ts';
import { queryBody } from '../bodies/query-body.ts';
import type { Caller } from '../caller.ts';
import { readPlacedQuery, readQuery } from '../readers/query.ts';

type QueryCalls = Pick<ApiClient, 'createQuery' | 'listQueries' | 'deleteQuery' | 'updateQuery'>;

/** The calls about shoppers' messages. */
export function queryCalls({ base, list, write, tell }: Caller): QueryCalls {
  const one = (value: unknown) => readQuery(value, base);

  return {
    createQuery: (query, { signal } = {}) =>
      write('createQuery', readPlacedQuery, { json: queryBody(query), signal }),
    listQueries: (query, { signal } = {}) => list('listQueries', 'query', one, { query, signal }),
    deleteQuery: (id, { signal } = {}) => tell('deleteQuery', { params: { id }, signal }),
    updateQuery: (id, { answered }, { signal } = {}) =>
      write('updateQuery', one, { params: { id }, json: { answered }, signal }),
  };
}
