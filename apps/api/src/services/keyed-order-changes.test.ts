import { expect, test } from 'vitest';
import { eraseContactData } from '../db/personal-data.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';

async function createOrder(api: RunningTestApi): Promise<string> {
  const product = await addProduct(api, api.token);
  return (await sendOrder(api, orderBody(product.product_Id))).json().command_id;
}

async function patch(api: RunningTestApi, id: string, body: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return call(api, 'PATCH', `/api/commands/${id}/`, { token: api.token, body, headers });
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('F2 O6 simultaneous and later changes of an order with one key add a note once, and get the order', async () => {
    const api = getApi();
    const id = await createOrder(api);
    const key = crypto.randomUUID();
    const change = { status: 'confirmed', note: 'Rappeler demain' };
    const responses = await Promise.all([1, 2, 3].map(() => patch(api, id, change, key)));
    responses.push(await patch(api, id, change, key));
    for (const response of responses) {
      expect([response.statusCode, response.json().history]).toEqual([
        200,
        [expect.objectContaining(change)],
      ]);
    }
    await patch(api, id, { note: change.note }, crypto.randomUUID());
    expect((await patch(api, id, change, key)).json().history).toHaveLength(2);
  });

  test('O6 a key with another note or for another order is refused, and adds nothing', async () => {
    const api = getApi();
    const [id, other] = [await createOrder(api), await createOrder(api)];
    const key = crypto.randomUUID();
    await patch(api, id, { note: 'Rappeler' }, key);
    for (const [order, note] of [
      [id, 'Ne pas rappeler'],
      [other, 'Rappeler'],
    ] as const) {
      const response = await patch(api, order, { note }, key);
      expect([response.statusCode, response.json().code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect((await patch(api, other, { note: 'x' })).json().history).toHaveLength(1);
  });

  test('a rejected change of an order does not use up its key', async () => {
    const api = getApi();
    const id = await createOrder(api);
    const key = crypto.randomUUID();
    const refused = await patch(api, id, { status: 'delivered', note: 'x' }, key);
    expect(refused.json().code).toBe('bad_transition');
    expect((await patch(api, id, { status: 'confirmed', note: 'x' }, key)).statusCode).toBe(200);
  });

  test('P2 the stored response of a note has no contact data, and erasing the order erases its hash', async () => {
    const api = getApi();
    const { database } = api.context;
    const id = await createOrder(api);
    const key = crypto.randomUUID();
    await patch(api, id, { note: 'Chez sa sœur, 22 333 444' }, key);
    const order = await database.db
      .selectFrom('orders')
      .select(['id', 'command_id as commandId'])
      .where('command_id', '=', id)
      .executeTakeFirstOrThrow();
    await eraseContactData(database, [order]);
    const row = await database.db
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'response'])
      .where('key', '=', key)
      .executeTakeFirst();
    expect(row).toEqual({ body_hash: '', response: JSON.stringify({ command_id: id }) });
  });
});

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { features: ['status'] });

  test('API-4 without the feature `idempotent-creates` the key of a note is ignored', async () => {
    const api = getApi();
    const id = await createOrder(api);
    const key = crypto.randomUUID();
    await patch(api, id, { note: 'x' }, key);
    expect((await patch(api, id, { note: 'x' }, key)).json().history).toHaveLength(2);
  });
});
