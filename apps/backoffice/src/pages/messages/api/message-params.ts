import { MESSAGE_TYPES } from '@shop/contract/constants';
import type { Message } from '@shop/contract/schemas';
import type { ListParam } from '../../../features/resource-list/list-param.ts';
import { compareNames } from '../../../lib/compare-names.ts';
import { compareCreation, type Creation } from '../../../lib/compare-creation.ts';

/** The URL parameters of the type, of answered or not, and of the sort order. */
export const TYPE = 'type';
export const ANSWERED = 'answered';
export const SORT = 'sort';
export const YES = 'yes';
export const NO = 'no';

/** The sort orders; `-` is descending. Without one, the newest message is first. */
export const MESSAGE_SORTS = [
  'created_at',
  'client',
  '-client',
  'type',
  '-type',
  'answered',
  '-answered',
] as const;
type MessageSort = (typeof MESSAGE_SORTS)[number];

function creationOf({ id, created_at: at }: Message): Creation {
  return { id, at };
}

/** Newest first: by date and, without dates, by numeric id. */
export function compareNewest(one: Message, other: Message): number {
  return compareCreation(creationOf(one), creationOf(other));
}

const byClient = (one: Message, other: Message) => compareNames(one.client_name, other.client_name);
const byType = (one: Message, other: Message) =>
  MESSAGE_TYPES.indexOf(one.query_type) - MESSAGE_TYPES.indexOf(other.query_type);
const byAnswered = (one: Message, other: Message) =>
  Number(one.answered ?? false) - Number(other.answered ?? false);

/** The sort orders in the browser; messages with an equal value stay newest first. */
const COMPARE: Record<MessageSort, (one: Message, other: Message) => number> = {
  created_at: (one, other) => compareNewest(other, one),
  client: byClient,
  '-client': (one, other) => byClient(other, one),
  type: byType,
  '-type': (one, other) => byType(other, one),
  answered: byAnswered,
  '-answered': (one, other) => byAnswered(other, one),
};

/** The filters and sort orders of the messages. */
export const messageParams: readonly ListParam<Message>[] = [
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
  {
    // No API server sorts messages: the browser sorts the whole list.
    name: SORT,
    parse(value) {
      const sort = MESSAGE_SORTS.find((known) => known === value);
      return sort && { query: {}, compare: COMPARE[sort] };
    },
  },
];
