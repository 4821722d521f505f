import { messageSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { createTestApi, useTestApi, type RunningTestApi } from '../testing/test-api.ts';

const message = {
  client_name: 'Sélim',
  email: 'selim@exemple.tn',
  query_type: 'information',
  message: 'Livrez-vous à Djerba ?',
  command_id: null,
};

async function send(api: RunningTestApi, changes: Record<string, unknown> = {}) {
  return call(api, 'POST', '/api/queries/', { body: { ...message, ...changes } });
}

async function list(api: RunningTestApi, query = '') {
  const response = await call(api, 'GET', `/api/queries/list/${query}`, { token: api.token });
  return messageSchema.array().parse(response.json());
}

async function placeOrder(api: RunningTestApi): Promise<string> {
  const product = await addProduct(api, api.token);
  const body = orderBody(product.product_Id);
  return (await call(api, 'POST', '/api/commands/', { body })).json().command_id;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('CON-3 the owner can read a message', async () => {
    const response = await send(getApi());
    expect([response.statusCode, Object.keys(response.json())]).toEqual([201, ['id']]);
    const [newest] = await list(getApi());
    expect(newest).toMatchObject({ ...message, id: response.json().id, command: null });
    expect(newest?.answered).toBe(false);
  });

  test('a return references its order, by an id in any spelling', async () => {
    const id = await placeOrder(getApi());
    const typed = ` ${id.replace('-', '').toLowerCase().replaceAll('0', 'o')} `;
    const response = await send(getApi(), { query_type: 'return', command_id: typed });
    expect(response.statusCode).toBe(201);
    const [newest] = await list(getApi());
    expect(newest).toMatchObject({
      command_id: id,
      command: { command_id: id, email: 'amira@exemple.tn' },
    });
  });

  test('a return stays when its order is deleted', async () => {
    const id = await placeOrder(getApi());
    await send(getApi(), { query_type: 'return', command_id: id });
    await call(getApi(), 'DELETE', `/api/commands/delete/${id}/`, { token: getApi().token });
    const [newest] = await list(getApi());
    expect(newest).toMatchObject({ command_id: id, command: null });
  });

  test.each(['00000-00000', 'nothing', '1', '%'])(
    'CON-4 a return for %s is refused with the specified text',
    async (id) => {
      const response = await send(getApi(), { query_type: 'return', command_id: id });
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { error: 'Command ID does not exist', code: 'command_not_found' },
      ]);
    },
  );

  test.each([
    [{ query_type: 'return', command_id: null }, { command_id: 'required' }],
    [{ query_type: 'return', command_id: ' ' }, { command_id: 'required' }],
    [{ query_type: 'other' }, { query_type: 'not_a_choice' }],
    [{ message: '' }, { message: 'required' }],
    [{ email: 'x' }, { email: 'bad_email' }],
    [{ answered: true }, { answered: 'unknown' }],
  ])('CON-2, Z3 a message with %j is refused with its invalid fields', async (changes, fields) => {
    const response = await send(getApi(), changes);
    expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
  });

  test('a message of type information stores no order id', async () => {
    await send(getApi(), { command_id: 'K7Q29-FXM3T' });
    expect((await list(getApi()))[0]?.command_id).toBeNull();
  });

  test('the owner marks a message answered, filters, searches and pages', async () => {
    const api = getApi();
    const { id } = (await send(api, { client_name: 'Zoé Ünique' })).json();
    const url = `/api/queries/${id}/`;
    const body = { answered: true };
    const changed = await call(api, 'PATCH', url, { token: api.token, body });
    expect([changed.statusCode, changed.json().answered]).toEqual([200, true]);
    expect(await list(api, '?search=ZOE&type=information&limit=1')).toMatchObject([{ id }]);
    expect(await list(api, '?search=zoe&type=return')).toEqual([]);
    const wrong = await call(api, 'PATCH', url, { token: api.token, body: { answered: 1 } });
    expect(wrong.json().fields).toEqual({ answered: 'not_a_choice' });
  });

  test('ADM-9 a deleted message does not exist', async () => {
    const api = getApi();
    const { id } = (await send(api)).json();
    const url = `/api/queries/delete/${id}/`;
    const statuses = [];
    for (const at of [url, url, '/api/queries/delete/x/']) {
      statuses.push((await call(api, 'DELETE', at, { token: api.token })).statusCode);
    }
    expect(statuses).toEqual([204, 404, 404]);
    const patched = await call(api, 'PATCH', `/api/queries/${id}/`, {
      token: api.token,
      body: { answered: true },
    });
    expect(patched.statusCode).toBe(404);
  });

  test('Z4 guessing command ids is limited by IP address', async () => {
    const testDatabase = getApi().testDatabase;
    const limited = await createTestApi(testDatabase, { rateLimit: true });
    const body = { ...message, query_type: 'return', command_id: '00000-00000' };
    const statuses = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      statuses.push((await call(limited, 'POST', '/api/queries/', { body })).statusCode);
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await limited.close();
  });
});
