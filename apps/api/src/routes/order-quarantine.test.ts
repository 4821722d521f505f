import { orderSchema, placedOrderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { createTestApi, useTestApi, type RunningTestApi } from '../testing/test-api.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';

const SETTINGS = { minFillSeconds: 3 };

async function place(api: RunningTestApi, id: string, name: string, form?: unknown) {
  const body = { ...orderBody(id, { client_name: name }), ...(form !== undefined && { form }) };
  const response = await sendOrder(api, body);
  return placedOrderSchema.strict().parse(response.json()).command_id;
}

async function read(api: RunningTestApi, id: string) {
  const response = await call(api, 'GET', `/api/commands/${id}/`, { token: api.token });
  return orderSchema.strict().parse(response.json());
}

async function change(api: RunningTestApi, id: string, body: unknown) {
  return call(api, 'PATCH', `/api/commands/${id}/`, { body, token: api.token });
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { orderSettings: SETTINGS });

  test('O17 an order from a program is placed as any other and is in quarantine, with the reason', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: colors({ M: 9 }) });
    const filled = await place(api, id, 'Rempli', { website: 'https://x', shown_ms: 60_000 });
    const fast = await place(api, id, 'Rapide', { website: '', shown_ms: 2_999 });
    const human = await place(api, id, 'Amira', { website: '', shown_ms: 3_000 });
    const other = await place(api, id, 'Autre client');
    expect(await readStock(api, id)).toEqual({ M: 5 });
    const reasons = await Promise.all(
      [filled, fast, human, other].map(async (order) => (await read(api, order)).quarantine),
    );
    expect(reasons).toEqual(['filled_hidden_field', 'filled_too_fast', undefined, undefined]);
    const ids = async (query: string) =>
      (await listOrders(api, api.token, query)).map(({ command_id: listed }) => listed);
    expect(await ids('?quarantine=true')).toEqual([fast, filled]);
    expect(await ids('?quarantine=false')).toEqual([other, human]);
    const count = await call(api, 'GET', '/api/commands/list/?quarantine=true&limit=1', {
      token: api.token,
    });
    expect(count.headers['x-total-count']).toBe('2');
  });

  test('O17 the owner releases an order once; its history has who did; a confirmed or cancelled order leaves the quarantine', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: colors({ M: 9 }) });
    const form = { website: 'x', shown_ms: 9_000 };
    const [released, confirmed] = [
      await place(api, id, 'Salma', form),
      await place(api, id, 'Nour', form),
    ];
    for (let times = 0; times < 2; times += 1) {
      const response = await change(api, released, { quarantine: false });
      expect([response.statusCode, response.json().quarantine]).toEqual([200, undefined]);
    }
    const entry = { at: expect.any(String), by: 'owner', cause: 'released' };
    expect((await read(api, released)).history).toEqual([expect.objectContaining(entry)]);
    await change(api, confirmed, { status: 'confirmed' });
    expect((await read(api, confirmed)).quarantine).toBeUndefined();
    const bad = await change(api, released, { quarantine: true });
    expect(bad.json()).toMatchObject({ code: 'invalid', fields: { quarantine: 'not_a_choice' } });
  });

  test('O6 a repeat with another fill time is the same order', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: colors({ M: 9 }) });
    const headers = { 'idempotency-key': 'slow network' };
    const send = (shown_ms: number) =>
      sendOrder(api, { ...orderBody(id), form: { website: '', shown_ms } }, headers);
    const first = await send(8_000);
    expect(first.statusCode).toBe(201);
    expect((await send(21_000)).body).toBe(first.body);
    expect(await readStock(api, id)).toEqual({ M: 8 });
  });

  test('API-4 without the feature, the field is unknown and no order shows a quarantine', async () => {
    const api = getApi();
    const { product_Id: id } = await addProduct(api, api.token, { colors: colors({ M: 9 }) });
    const form = { website: 'x', shown_ms: 1 };
    const marked = await place(api, id, 'Robot', form);
    const bare = await createTestApi(api.testDatabase, {
      features: ['status'],
      orderSettings: SETTINGS,
    });
    const refused = await sendOrder(bare, { ...orderBody(id, { client_name: 'Bare' }), form });
    expect(refused.json()).toMatchObject({ code: 'invalid', fields: { form: 'unknown' } });
    const path = `/api/commands/${marked}/`;
    const options = { token: api.token };
    const release = { ...options, body: { quarantine: false } };
    expect((await call(bare, 'PATCH', path, release)).json()).toMatchObject({
      fields: { quarantine: 'unknown' },
    });
    expect((await call(bare, 'GET', path, options)).json()).not.toHaveProperty('quarantine');
    const listed = await listOrders(bare, api.token, '?quarantine=true');
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.some((order) => 'quarantine' in order)).toBe(false);
    await bare.close();
  });
});
