import { expect, test } from 'vitest';
import { fakeApiServer } from '../../testing/fake-api-server.ts';
import { isUnknownCommand, messageRequest, type ContactFields } from './message-request.ts';

const fields: ContactFields = {
  client_name: ' Amira ',
  email: 'amira@exemple.tn',
  query_type: 'information',
  message: 'Bonjour',
  command_id: 'K7Q29-FXM3T',
};

test('CON-3 command_id is null unless the message is about a return', () => {
  expect(messageRequest(fields)).toEqual({
    client_name: 'Amira',
    email: 'amira@exemple.tn',
    query_type: 'information',
    message: 'Bonjour',
    command_id: null,
  });
  expect(messageRequest({ ...fields, query_type: 'return' }).command_id).toBe('K7Q29-FXM3T');
});

test.each([
  [{ error: 'Command ID does not exist', code: 'command_not_found' }, 404, true],
  [{ error: 'Command ID does not exist' }, 404, true],
  [{ error: 'Too many', code: 'too_many_requests' }, 429, false],
  [{ error: 'Broken' }, 500, false],
  [{ error: 'No such page' }, 404, false],
  [{}, 404, false],
])('CON-4 %j with status %i is an unknown Command ID: %s', async (body, status, expected) => {
  const { client } = fakeApiServer([], '', () => Response.json(body, { status }));
  const error = await client.queries
    .create(messageRequest(fields))
    .catch((thrown: unknown) => thrown);
  expect(isUnknownCommand(error)).toBe(expected);
});
