import type { ApiClient } from '../api-client.ts';
import { queryBody } from '../bodies/query-body.ts';
import type { Caller } from '../caller.ts';
import { readPlacedQuery, readQuery } from '../readers/query.ts';

type OwnerCalls = Pick<ApiClient, 'listQueries' | 'deleteQuery' | 'updateQuery'>;

/** A shopper's call about messages. */
export function shopperQueryCalls({ write }: Caller): Pick<ApiClient, 'createQuery'> {
  return {
    createQuery: (query, { signal } = {}) =>
      write('createQuery', readPlacedQuery, { json: queryBody(query), signal }),
  };
}

/** The owner's calls about shoppers' messages. */
export function ownerQueryCalls({ base, list, write, tell }: Caller): OwnerCalls {
  const one = (value: unknown) => readQuery(value, base);

  return {
    listQueries: (query, { signal } = {}) => list('listQueries', 'query', one, { query, signal }),
    deleteQuery: (id, { signal } = {}) => tell('deleteQuery', { params: { id }, signal }),
    updateQuery: (id, { answered }, { signal } = {}) =>
      write('updateQuery', one, { params: { id }, json: { answered }, signal }),
  };
}
