import type { Query } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { listPage, listQuery } from '../../features/screen/list-view.ts';
import { queryMatches, querySource } from './query-source.ts';

const query: Query = {
  id: '1',
  client_name: 'Amel Béji',
  email: 'amel@example.tn',
  query_type: 'information',
  message: 'Livrez-vous à Djerba ?',
  created_at: '2026-11-21T09:00:00.000Z',
  command: null,
  command_id: null,
};

test('API-4 a query is found here by name, e-mail and message when the host does not search', () => {
  for (const search of ['beji', 'amel@', 'djerba']) expect(queryMatches(query, search)).toBe(true);
  expect(queryMatches(query, 'sfax')).toBe(false);
});

test('ADM-9 the unanswered are found in the whole list, which no host narrows by answers', () => {
  const features = new Set(['paging', 'query-status'] as const);
  const view = { page: 1, search: '', choices: { answered: 'no', type: 'information' } };
  expect(listQuery(view, querySource, features)).toEqual({});
  const items = [
    query,
    { ...query, id: '2', answered: true },
    { ...query, id: '3', answered: false },
  ];
  const page = listPage({ items, total: 3, features }, {}, view, querySource);
  expect(page.items.map(({ id }) => id)).toEqual(['1', '3']);
});

test('ADM-9 one kind of query is asked of a host that narrows by it', () => {
  const features = new Set(['paging', 'query-status'] as const);
  const view = { page: 1, search: '', choices: { type: 'return' } };
  expect(listQuery(view, querySource, features)).toMatchObject({ type: 'return', limit: 12 });
});
