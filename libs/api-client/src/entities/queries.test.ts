import { expect, test } from 'vitest';
import { startHost } from '../testing/scripted-host.ts';

const MESSAGE = { client_name: 'Amira', email: 'amira@exemple.tn', message: 'Bonjour' };

test('CON-3 a query carries its order’s number when it is a return, else null', async () => {
  const { client, asked } = await startHost(() => ({ status: 201, body: { id: 5 } }));
  const sent = { ...MESSAGE, query_type: 'information', command_id: 'K7Q29-FXM3T' } as const;
  expect(await client.createQuery(sent)).toEqual({ id: '5' });
  await client.createQuery({ ...sent, query_type: 'return' });
  expect(asked.map(({ body }): unknown => JSON.parse(body))).toEqual([
    { ...sent, command_id: null },
    { ...sent, query_type: 'return' },
  ]);
});

test('CON-4 an unknown order is told by its code, on a host without codes too', async () => {
  const { client } = await startHost((_, count) => ({
    status: 404,
    body: { error: count === 1 ? 'Command ID does not exist' : 'No such page' },
  }));
  const sent = { ...MESSAGE, query_type: 'return', command_id: 'K' } as const;
  await expect(client.createQuery(sent)).rejects.toMatchObject({ code: 'command_not_found' });
  await expect(client.createQuery(sent)).rejects.toMatchObject({ status: 404, code: undefined });
});

test('ADM-9 a return names its order by whatever the host tells of it', async () => {
  const wire = {
    client_name: 'Amira',
    message: 'Bonjour',
    id: 1,
    query_type: 'return',
    created_at: '2026-11-21T10:00:00+01:00',
  };
  const { client } = await startHost(() => ({
    body: [
      { ...wire, command: 41 },
      { ...wire, command: null, command_id: 41 },
      { ...wire, created_at: 'yesterday' },
      { ...wire, command: { command_id: 41, total_amount: 'free' } },
    ],
  }));
  const { items } = await client.listQueries();
  expect(items.map(({ command, command_id }) => [command, command_id])).toEqual([
    [null, '41'],
    [null, '41'],
    [null, null],
    [null, '41'],
  ]);
  expect(items[0]).toMatchObject({ email: '', created_at: '2026-11-21T09:00:00.000Z' });
  expect(items[2]?.created_at).toBe('1970-01-01T00:00:00.000Z');
});
