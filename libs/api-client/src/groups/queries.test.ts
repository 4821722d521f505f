import { expect, test } from 'vitest';
import { startApiServer } from '../testing/scripted-api-server.ts';

const MESSAGE = { client_name: 'Amira', email: 'amira@exemple.tn', message: 'Bonjour' };

test('CON-3 a message is sent with its order’s number when it is a return, else with null', async () => {
  const { client, received } = await startApiServer(() => ({ status: 201, body: { id: 5 } }));
  const sent = { ...MESSAGE, query_type: 'information', command_id: 'K7Q29-FXM3T' } as const;
  expect(await client.queries.create(sent)).toEqual({ id: '5' });
  await client.queries.create({ ...sent, query_type: 'return' });
  expect(received.map(({ body }): unknown => JSON.parse(body))).toEqual([
    { ...sent, command_id: null },
    { ...sent, query_type: 'return' },
  ]);
});

test('CON-4 an unknown order has its error code, also on an API server without codes', async () => {
  const { client } = await startApiServer((_, count) => ({
    status: 404,
    body: { error: count === 1 ? 'Command ID does not exist' : 'No such page' },
  }));
  const sent = { ...MESSAGE, query_type: 'return', command_id: 'K' } as const;
  await expect(client.queries.create(sent)).rejects.toMatchObject({ code: 'command_not_found' });
  await expect(client.queries.create(sent)).rejects.toMatchObject({ status: 404, code: undefined });
});

test('CON-4 a response with an error field is a failure, also with status 200', async () => {
  const bodies = [
    { error: 'Command ID does not exist' },
    { error: 'Closed' },
    { error: null, id: 5 },
  ];
  const { client } = await startApiServer((_, count) => ({ body: bodies[count - 1] }));
  const sent = { ...MESSAGE, query_type: 'return', command_id: 'K' } as const;
  await expect(client.queries.create(sent)).rejects.toMatchObject({ code: 'command_not_found' });
  await expect(client.queries.create(sent)).rejects.toMatchObject({
    kind: 'http',
    code: undefined,
  });
  expect(await client.queries.create(sent)).toEqual({ id: '5' });
});

test('ADM-9 a return has its order’s number, in each form of the response', async () => {
  const apiMessage = {
    client_name: 'Amira',
    message: 'Bonjour',
    id: 1,
    query_type: 'return',
    created_at: '2026-11-21T10:00:00+01:00',
  };
  const { client } = await startApiServer(() => ({
    body: [
      { ...apiMessage, command: 41 },
      { ...apiMessage, command: null, command_id: 41 },
      { ...apiMessage, created_at: 'yesterday' },
      { ...apiMessage, command: { command_id: 41, total_amount: 'free' } },
    ],
  }));
  const { items } = await client.queries.list();
  expect(items.map(({ command, command_id }) => [command, command_id])).toEqual([
    [null, '41'],
    [null, '41'],
    [null, null],
    [null, '41'],
  ]);
  expect(items[0]).toMatchObject({ email: '', created_at: '2026-11-21T09:00:00.000Z' });
  expect(items[2]?.created_at).toBe('1970-01-01T00:00:00.000Z');
});
