import type { Message } from '@shop/contract/schemas';
import type { Feature } from '@shop/contract/features';
import { expect, test } from 'vitest';
import { listPage, listQuery } from '../../../features/resource-list/list-view.ts';
import { messageResource } from './message-resource.ts';

const FEATURES: readonly Feature[] = ['paging', 'message-status'];

function message(id: string, changes: Partial<Message> = {}): Message {
  return {
    id,
    client_name: 'Amel',
    email: 'amel@example.tn',
    query_type: 'information',
    message: 'Livrez-vous à Djerba ?',
    created_at: `2026-11-${id.padStart(2, '0')}T09:00:00.000Z`,
    command: null,
    command_id: null,
    ...changes,
  };
}

/** Newest first, as the list is fetched. */
const messages = [
  message('5', { client_name: 'zied', query_type: 'return' }),
  message('4', { client_name: 'Élyes', answered: true }),
  message('3', { client_name: 'Eya', query_type: 'return', answered: false }),
  message('2', { client_name: 'amel', answered: true }),
];

function sortedIds(sort: string, features: ReadonlySet<Feature>): string[] {
  const view = { page: 1, search: '', params: { sort } };
  const query = listQuery(view, messageResource, features);
  expect(query, 'the whole list is requested').toEqual({});
  const unreadable = { count: 0, names: [] };
  const listing = { items: messages, unreadable, total: messages.length, features };
  return listPage(listing, query, view, messageResource).items.map(({ id }) => id);
}

test.each([
  ['client', ['2', '4', '3', '5']],
  ['-client', ['5', '3', '4', '2']],
  ['type', ['4', '2', '5', '3']],
  ['-type', ['5', '3', '4', '2']],
  ['answered', ['5', '3', '4', '2']],
  ['-answered', ['4', '2', '5', '3']],
  ['created_at', ['2', '3', '4', '5']],
])('ADM-9 API-4 messages are sorted by %s on any API server', (sort, ids) => {
  expect(sortedIds(sort, new Set())).toEqual(ids);
  expect(sortedIds(sort, new Set(FEATURES))).toEqual(ids);
});

test('F5 an unknown sort order is ignored: a page is requested', () => {
  const view = { page: 2, search: '', params: { sort: 'colour' } };
  expect(listQuery(view, messageResource, new Set(FEATURES))).toEqual({ limit: 12, offset: 12 });
});
