import { expect, test } from 'vitest';
import { hostOf } from '../../testing/host-of.ts';
import { isUnknownCommand, queryRequest, type ContactFields } from './query-request.ts';

const fields: ContactFields = {
  client_name: ' Amira ',
  email: 'amira@exemple.tn',
  query_type: 'information',
  message: 'Bonjour',
  command_id: 'K7Q29-FXM3T',
};

test('CON-3 command_id is null unless the query is a return', () => {
  expect(queryRequest(fields)).toEqual({
    client_name: 'Amira',
    email: 'amira@exemple.tn',
    query_type: 'information',
    message: 'Bonjour',
    command_id: null,
  });
  expect(queryRequest({ ...fields, query_type: 'return' }).command_id).toBe('K7Q29-FXM3T');
});

test.each([
  [{ error: 'Command ID does not exist', code: 'command_not_found' }, 404, true],
  [{ error: 'Command ID does not exist' }, 404, true],
  [{ error: 'Too many', code: 'too_many_requests' }, 429, false],
  [{ error: 'Broken' }, 500, false],
  [{ error: 'No such page' }, 404, false],
  [{}, 404, false],
])('CON-4 %j with status %i is an unknown Command ID: %s', async (body, status, expected) => {
  const { client } = hostOf([], '', () => Response.json(body, { status }));
  const error = await client.createQuery(queryRequest(fields)).catch((thrown: unknown) => thrown);
  expect(isUnknownCommand(error)).toBe(expected);
});
