import { expect, test } from 'vitest';
import { EDIT, ORDER } from '../testing/samples.ts';
import { startApiServer } from '../testing/scripted-api-server.ts';

const FEATURE = 'order-edit';
const ID = 'K7Q29-FXM3T';

test('API-4 a change of an order is sent when the latest response lists `order-edit`, and rejected otherwise', async () => {
  const { client, received } = await startApiServer((_, count) =>
    count === 1 ? { features: FEATURE, body: [] } : { body: { ...ORDER, command_id: ID } },
  );
  await expect(client.commands.edit(ID, EDIT)).rejects.toMatchObject({
    kind: 'unsupported',
    feature: FEATURE,
  });
  await client.products.list();
  await client.commands.edit(ID, EDIT);
  await expect(client.commands.edit(ID, EDIT)).rejects.toMatchObject({ kind: 'unsupported' });
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/products/',
    `PUT /api/commands/${ID}/`,
  ]);
  expect(JSON.parse(received[1]?.body ?? '')).toEqual(EDIT);
});

test('F2 a change of an order is sent with its key', async () => {
  const { client, received } = await startApiServer(() => ({ features: FEATURE, body: [] }));
  await client.products.list();
  await client.commands.edit(ID, EDIT, { idempotencyKey: 'k1' }).catch(() => undefined);
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'k1']);
});

test('a change of an order rejects with the variants that are short, and when the order has changed', async () => {
  const lines = [{ product: '12', color: '#17457F', size: 'M', requested: 4, available: 1 }];
  const { client } = await startApiServer((_, count) => {
    if (count === 1) return { features: FEATURE, body: [] };
    const body = count === 2 ? { code: 'out_of_stock', lines } : { code: 'order_conflict' };
    return { features: FEATURE, status: 409, body: { error: 'x', ...body } };
  });
  await client.products.list();
  await expect(client.commands.edit(ID, EDIT)).rejects.toMatchObject({
    code: 'out_of_stock',
    lines,
  });
  await expect(client.commands.edit(ID, EDIT)).rejects.toMatchObject({ code: 'order_conflict' });
});

test('API-4 an order has its reduction and what a change replaced; what cannot be read is omitted', async () => {
  const edit = {
    lines: [{ product_name: 'Caftan', color: '#17457F', size: 'M', before: 2, after: 1 }],
    fields: [{ field: 'reduction', before: '0.00', after: '5.00' }],
  };
  const at = '2026-11-27T09:00:00.000Z';
  const unknown = { ...edit, fields: [{ field: 'hat', before: '', after: '' }] };
  const history = [edit, unknown].map((each) => ({ at, by: 'owner', edit: each }));
  const order = { ...ORDER, command_id: ID, version: 3, reduction: 5, history };
  const { client } = await startApiServer(() => ({ features: 'status', body: order }));
  await client.products.list().catch(() => undefined);
  expect(await client.commands.get(ID)).toMatchObject({
    version: '3',
    reduction: '5.00',
    history: [
      { at, by: 'owner', edit },
      { at, by: 'owner' },
    ],
  });
});
