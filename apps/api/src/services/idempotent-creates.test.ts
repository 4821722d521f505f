import { expect, test } from 'vitest';
import { deleteMessages } from '../db/personal-data.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, createJpeg, orderBody, productForm } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';

const MESSAGE = {
  client_name: 'Amira Ben Salah',
  email: 'amira@exemple.tn',
  query_type: 'information',
  message: 'Livrez-vous à Djerba\u202F?',
  command_id: null,
};

/** The creates with a key: path, list, body of a test, and the same with other content. */
const CREATES = [
  {
    path: '/api/products/',
    list: '/api/products/',
    body: async () => productForm({}, [await createJpeg(1)]),
    other: async () => productForm({ price: '80.00' }, [await createJpeg(1)]),
  },
  {
    path: '/api/products/',
    list: '/api/products/',
    body: async () => productForm({}, [await createJpeg(1)]),
    other: async () => productForm({}, [await createJpeg(2)]),
  },
  {
    path: '/api/images/',
    list: '/api/images/',
    body: () => imageForm(3),
    other: () => imageForm(4),
  },
  {
    path: '/api/queries/',
    list: '/api/queries/list/',
    body: async () => MESSAGE,
    other: async () => ({ ...MESSAGE, message: 'Et à Kébili\u202F?' }),
  },
];

async function imageForm(shade: number): Promise<FormData> {
  const form = new FormData();
  form.append('image_type', 'banner');
  form.append('image', await createJpeg(shade), 'image.jpg');
  return form;
}

async function count({ app, token }: RunningTestApi, url: string): Promise<number> {
  const rows: unknown[] = (await call({ app }, 'GET', url, { token })).json();
  return rows.length;
}

const send = ({ app, token }: RunningTestApi, path: string, body: unknown, key: string) =>
  call({ app }, 'POST', path, { token, body, headers: { 'idempotency-key': key } });

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test.each(CREATES)(
    'F2 O6 requests with one key at POST $path create once, and each gets the first response',
    async ({ path, list, body }) => {
      const api = getApi();
      const before = await count(api, list);
      const key = crypto.randomUUID();
      const first = await send(api, path, await body(), key);
      const others = await Promise.all(
        [1, 2, 3].map(async () => send(api, path, await body(), key)),
      );
      expect(first.statusCode).toBe(201);
      for (const repeat of others) {
        expect([repeat.statusCode, repeat.json()]).toEqual([201, first.json()]);
      }
      expect(await count(api, list)).toBe(before + 1);
    },
  );

  test.each(CREATES)(
    'F2 O6 simultaneous requests with one key at POST $path create once',
    async ({ path, list, body }) => {
      const api = getApi();
      const before = await count(api, list);
      const key = crypto.randomUUID();
      const responses = await Promise.all(
        [1, 2, 3, 4].map(async () => send(api, path, await body(), key)),
      );
      expect(new Set(responses.map((response) => response.body)).size).toBe(1);
      expect(await count(api, list)).toBe(before + 1);
    },
  );

  test.each(CREATES)(
    'O6 a key with another content at POST $path is refused, and creates nothing',
    async ({ path, list, body, other }) => {
      const api = getApi();
      const key = crypto.randomUUID();
      await send(api, path, await body(), key);
      const before = await count(api, list);
      const response = await send(api, path, await other(), key);
      expect([response.statusCode, response.json().code]).toEqual([422, 'idempotency_key_reused']);
      expect(await count(api, list)).toBe(before);
      expect((await send(api, path, await other(), crypto.randomUUID())).statusCode).toBe(201);
    },
  );

  test('O6 a message about an order that was deleted since gets its first response again', async () => {
    const api = getApi();
    const { product_Id: product } = await addProduct(api, api.token);
    const { command_id: id } = (await sendOrder(api, orderBody(product))).json();
    const body = { ...MESSAGE, query_type: 'return', command_id: id };
    const first = await send(api, '/api/queries/', body, 'return-key');
    expect(first.statusCode).toBe(201);
    await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token: api.token });
    const repeat = await send(api, '/api/queries/', body, 'return-key');
    expect([repeat.statusCode, repeat.json()]).toEqual([201, first.json()]);
    const unknown = await send(api, '/api/queries/', body, 'another-key');
    expect(unknown.json()).toMatchObject({ code: 'command_not_found' });
  });

  test('O6 a key of one endpoint is refused at another', async () => {
    const api = getApi();
    const key = crypto.randomUUID();
    await send(api, '/api/queries/', MESSAGE, key);
    const response = await send(api, '/api/images/', await imageForm(5), key);
    expect(response.json().code).toBe('idempotency_key_reused');
  });

  test('a rejected create does not use up its key, and leaves no image', async () => {
    const api = getApi();
    const key = crypto.randomUUID();
    const invalid = productForm({ price: '' }, [await createJpeg(6)]);
    expect((await send(api, '/api/products/', invalid, key)).statusCode).toBe(422);
    expect((await send(api, '/api/products/', productForm(), key)).statusCode).toBe(201);
  });

  test('a deleted product is not created again by a repeat', async () => {
    const api = getApi();
    const { token } = api;
    const key = crypto.randomUUID();
    const created = await send(api, '/api/products/', productForm(), key);
    await call(api, 'DELETE', `/api/products/${created.json().product_Id}/`, { token });
    const before = await count(api, '/api/products/');
    expect((await send(api, '/api/products/', productForm(), key)).json()).toEqual(created.json());
    expect(await count(api, '/api/products/')).toBe(before);
  });

  test('P2 the hash of an erased message is erased, and its key stays used', async () => {
    const api = getApi();
    const { db } = api.context.database;
    const key = crypto.randomUUID();
    const { id }: { id: string } = (await send(api, '/api/queries/', MESSAGE, key)).json();
    await deleteMessages(api.context.database, [Number(id)]);
    const row = await db
      .selectFrom('idempotency_keys')
      .select('body_hash')
      .where('key', '=', key)
      .executeTakeFirst();
    expect(row?.body_hash).toBe('');
    const repeat = await send(api, '/api/queries/', MESSAGE, key);
    expect(repeat.json().code).toBe('idempotency_key_reused');
  });
});

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { features: ['idempotency-key'] });

  test('API-4 without the feature `idempotent-creates` the key of a product is ignored', async () => {
    const api = getApi();
    const key = crypto.randomUUID();
    await send(api, '/api/products/', productForm(), key);
    await send(api, '/api/products/', productForm(), key);
    expect(await count(api, '/api/products/')).toBe(2);
  });
});
