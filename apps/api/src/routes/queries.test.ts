import { querySchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, orderOf } from '../testing/goods.ts';
import { makeHost, useHost, type RunningHost } from '../testing/host.ts';

const message = {
  client_name: 'Sélim',
  email: 'selim@exemple.tn',
  query_type: 'information',
  message: 'Livrez-vous à Djerba ?',
  command_id: null,
};

async function send(host: RunningHost, changes: Record<string, unknown> = {}) {
  return call(host, 'POST', '/api/queries/', { body: { ...message, ...changes } });
}

async function list(host: RunningHost, query = '') {
  const answer = await call(host, 'GET', `/api/queries/list/${query}`, { token: host.token });
  return querySchema.array().parse(answer.json());
}

async function placeOrder(host: RunningHost): Promise<string> {
  const product = await addProduct(host, host.token);
  const body = orderOf(product.product_Id);
  return (await call(host, 'POST', '/api/commands/', { body })).json().command_id;
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('CON-3 a message reaches the owner', async () => {
    const answer = await send(running());
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['id']]);
    const [newest] = await list(running());
    expect(newest).toMatchObject({ ...message, id: answer.json().id, command: null });
    expect(newest?.answered).toBe(false);
  });

  test('host.md a return holds its order, its id read in any spelling', async () => {
    const id = await placeOrder(running());
    const typed = ` ${id.replace('-', '').toLowerCase().replaceAll('0', 'o')} `;
    const answer = await send(running(), { query_type: 'return', command_id: typed });
    expect(answer.statusCode).toBe(201);
    const [newest] = await list(running());
    expect(newest).toMatchObject({
      command_id: id,
      command: { command_id: id, email: 'amira@exemple.tn' },
    });
  });

  test('host.md a return outlives its deleted order', async () => {
    const id = await placeOrder(running());
    await send(running(), { query_type: 'return', command_id: id });
    await call(running(), 'DELETE', `/api/commands/delete/${id}/`, { token: running().token });
    const [newest] = await list(running());
    expect(newest).toMatchObject({ command_id: id, command: null });
  });

  test.each(['00000-00000', 'nothing', '1', '%'])(
    'CON-4 a return for %s is refused in the specified words',
    async (id) => {
      const answer = await send(running(), { query_type: 'return', command_id: id });
      expect([answer.statusCode, answer.json()]).toEqual([
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
  ])('CON-2, Z3 a message with %j is refused by field', async (changes, fields) => {
    const answer = await send(running(), changes);
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  });

  test('host.md an information keeps no order, whatever it names', async () => {
    await send(running(), { command_id: 'K7Q29-FXM3T' });
    expect((await list(running()))[0]?.command_id).toBeNull();
  });

  test('host.md the owner marks a message answered, filters, searches and pages', async () => {
    const host = running();
    const { id } = (await send(host, { client_name: 'Zoé Ünique' })).json();
    const url = `/api/queries/${id}/`;
    const body = { answered: true };
    const changed = await call(host, 'PATCH', url, { token: host.token, body });
    expect([changed.statusCode, changed.json().answered]).toEqual([200, true]);
    expect(await list(host, '?search=ZOE&type=information&limit=1')).toMatchObject([{ id }]);
    expect(await list(host, '?search=zoe&type=return')).toEqual([]);
    const wrong = await call(host, 'PATCH', url, { token: host.token, body: { answered: 1 } });
    expect(wrong.json().fields).toEqual({ answered: 'not_a_choice' });
  });

  test('ADM-9 a deleted message is gone', async () => {
    const host = running();
    const { id } = (await send(host)).json();
    const url = `/api/queries/delete/${id}/`;
    const statuses = [];
    for (const at of [url, url, '/api/queries/delete/x/']) {
      statuses.push((await call(host, 'DELETE', at, { token: host.token })).statusCode);
    }
    expect(statuses).toEqual([204, 404, 404]);
    const patched = await call(host, 'PATCH', `/api/queries/${id}/`, {
      token: host.token,
      body: { answered: true },
    });
    expect(patched.statusCode).toBe(404);
  });

  test('Z4 guessing command ids is limited by address', async () => {
    const place = running().place;
    const limited = await makeHost(place, { rateLimit: true });
    const body = { ...message, query_type: 'return', command_id: '00000-00000' };
    const statuses = [];
    for (let tries = 0; tries < 22; tries += 1) {
      statuses.push((await call(limited, 'POST', '/api/queries/', { body })).statusCode);
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await limited.close();
  });
});
