import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Message } from '@shop/contract/schemas';
import { sortWholeList } from '../../../features/resource-list/sort-whole-list.ts';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';
import { MESSAGES } from '../../../lib/query-keys.ts';
import { compareNewest, messageParams } from './message-params.ts';

/** Messages per page, the default of the cards first. */
export const MESSAGE_PAGE_SIZES = [12, 24, 50, 100] as const;

/** Whether a message matches a normalised search: by customer's name, e-mail, text or order. */
export function matchesMessage(message: Message, search: string): boolean {
  const { client_name, email, message: typed, command_id: order } = message;
  const texts = [client_name, email, typed, order ?? '', order?.replace('-', '') ?? ''];
  return texts.some((text) => normalizeForSearch(text).includes(search));
}

/** The shoppers' messages, newest first. */
export const messageResource: ResourceDefinition<Message> = {
  name: MESSAGES,
  idOf: (message) => message.id,
  pageSize: MESSAGE_PAGE_SIZES[0],
  pageSizes: MESSAGE_PAGE_SIZES,
  searchFeature: 'message-status',
  matches: matchesMessage,
  params: messageParams,
  async fetchList(client, query, options) {
    return sortWholeList(await client.queries.list(query, options), query, compareNewest);
  },
};

/** The messages in a table, which has room for twice as many. */
export const messageTableResource = { ...messageResource, pageSize: MESSAGE_PAGE_SIZES[1] };
