import { MESSAGE_TYPES } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Message } from '@shop/contract/schemas';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';

/** The first part of the query keys of messages. */
export const MESSAGES = 'queries';

/** The URL parameters of the type and of answered or not. */
export const TYPE = 'type';
export const ANSWERED = 'answered';
export const YES = 'yes';
export const NO = 'no';

/** Whether a message matches a normalised search: by customer's name, e-mail or text. */
export function matchesMessage({ client_name, email, message }: Message, search: string): boolean {
  return [client_name, email, message].some((text) => normalizeForSearch(text).includes(search));
}

/** The shoppers' messages, newest first. */
export const messageResource: ResourceDefinition<Message> = {
  name: MESSAGES,
  pageSize: 12,
  searchFeature: 'message-status',
  matches: matchesMessage,
  params: [
    {
      name: TYPE,
      feature: 'message-status',
      parse(value) {
        const type = MESSAGE_TYPES.find((known) => known === value);
        return type && { query: { type }, filter: ({ query_type }) => query_type === type };
      },
    },
    {
      // No API server has this filter: the browser applies it to the whole list.
      name: ANSWERED,
      parse: (value) =>
        value === YES || value === NO
          ? { query: {}, filter: ({ answered = false }) => answered === (value === YES) }
          : undefined,
    },
  ],
  fetchList: (client, query, options) => client.queries.list(query, options),
};
