import { fold } from '@shop/contract/fold';
import type { Query } from '@shop/contract/schemas';
import type { ListSource } from '../../features/screen/use-list.ts';

/** The name of everything read about queries among the cached reads. */
export const QUERIES = 'queries';

/** Whether a query answers a folded search: its client's name or e-mail, or its message. */
export function queryMatches({ client_name, email, message }: Query, search: string): boolean {
  return [client_name, email, message].some((text) => fold(text).includes(search));
}

/** The shoppers' messages, newest first as the host gives them. */
export const querySource: ListSource<Query> = {
  name: QUERIES,
  pageSize: 12,
  searchFeature: 'query-status',
  matches: queryMatches,
  read: (client, query, options) => client.listQueries(query, options),
};
