import { QUERY_TYPES } from '@shop/contract/constants';
import { fold } from '@shop/contract/fold';
import type { Query } from '@shop/contract/schemas';
import type { ListSource } from '../../features/screen/use-list.ts';

/** The name of everything read about queries among the cached reads. */
export const QUERIES = 'queries';

/** The choice of one kind of query, and of those answered or not, by their names in the address. */
export const TYPE = 'type';
export const ANSWERED = 'answered';
export const YES = 'yes';
export const NO = 'no';

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
  choices: [
    {
      name: TYPE,
      feature: 'query-status',
      chosen(value) {
        const type = QUERY_TYPES.find((known) => known === value);
        return type && { ask: { type }, keeps: ({ query_type }) => query_type === type };
      },
    },
    {
      // No host narrows by it: the whole list is read, and kept short here.
      name: ANSWERED,
      chosen: (value) =>
        value === YES || value === NO
          ? { ask: {}, keeps: ({ answered = false }) => answered === (value === YES) }
          : undefined,
    },
  ],
  read: (client, query, options) => client.listQueries(query, options),
};
