import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Message } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { listPage, listQuery } from '../../../features/resource-list/list-view.ts';
import { matchesMessage, messageResource } from './message-resource.ts';

const message: Message = {
  id: '1',
  client_name: 'Amel Béji',
  email: 'amel@example.tn',
  query_type: 'information',
  message: 'Livrez-vous à Djerba ?',
  created_at: '2026-11-21T09:00:00.000Z',
  command: null,
  command_id: null,
};

test('API-4 without server search a message is found by name, e-mail and text', () => {
  for (const search of ['beji', 'amel@', 'djerba'])
    expect(matchesMessage(message, search)).toBe(true);
  expect(matchesMessage(message, 'sfax')).toBe(false);
});

test('API-4 without server search a return is found by its order, with or without the dash', () => {
  const request = { ...message, command_id: 'K7Q29-FXM3T' };
  for (const typed of ['K7Q29-FXM3T', 'k7q29fxm3t']) {
    expect(matchesMessage(request, normalizeForSearch(typed))).toBe(true);
    expect(matchesMessage(message, normalizeForSearch(typed))).toBe(false);
  }
});

test('ADM-9 the filter by answered applies to the whole list, in the browser', () => {
  const features = new Set(['paging', 'message-status'] as const);
  const view = { page: 1, search: '', params: { answered: 'no', type: 'information' } };
  expect(listQuery(view, messageResource, features)).toEqual({});
  const items = [
    message,
    { ...message, id: '2', answered: true },
    { ...message, id: '3', answered: false },
  ];
  const listing = { items, unreadable: { count: 0, names: [] }, total: 3, features };
  const page = listPage(listing, {}, view, messageResource);
  expect(page.items.map(({ id }) => id)).toEqual(['1', '3']);
});

test('ADM-9 the filter by type is sent to an API server that supports it', () => {
  const features = new Set(['paging', 'message-status'] as const);
  const view = { page: 1, search: '', params: { type: 'return' } };
  expect(listQuery(view, messageResource, features)).toMatchObject({ type: 'return', limit: 12 });
});
