import type { Query } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { queryMatches } from './query-source.ts';

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
