import { shopDay } from '@shop/contract/day-range';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { call, logIn } from '../testing/requests.ts';
import { addProduct, colors, orderBody } from '../testing/products.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';

const DAY_MS = 86_400_000;

async function ownerToken(api: TestApi): Promise<string> {
  return (await logIn(api)).access;
}

/** Places an order a day in a city, of a quantity for each customer. Returns their days. */
async function placeOrders(api: TestApi, city: string, orders: [string, number][]) {
  const product = await addProduct(api, await ownerToken(api), { colors: colors({ M: 100 }) });
  const days: string[] = [];
  for (const [client_name, quantity] of orders) {
    const body = orderBody(product.product_Id, { client_name, quantity, city });
    const response = await sendOrder(api, body);
    expect(response.statusCode).toBe(201);
    days.push(shopDay(Date.parse(response.json().created_at)));
    api.advanceClock(DAY_MS);
  }
  return days;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  async function clientsOf(query: string): Promise<string[]> {
    const orders = await listOrders(getApi(), await ownerToken(getApi()), query);
    return orders.map(({ client_name }) => client_name);
  }

  test('P2 the search is read from a request header, percent-encoded, as from the query; not without the feature', async () => {
    await placeOrders(getApi(), 'Djerba', [
      ['Hédia Ben Aïssa', 1],
      ['Nizar', 1],
    ]);
    const token = await ownerToken(getApi());
    const url = '/api/commands/list/?limit=5';
    const search = async (text: string, api: TestApi = getApi()) => {
      const headers = { 'shop-search': encodeURIComponent(text) };
      return call(api, 'GET', url, { token, headers });
    };
    const found = await search('hédia djerba');
    expect(found.json()).toMatchObject([{ client_name: 'Hédia Ben Aïssa' }]);
    expect(found.headers['x-total-count']).toBe('1');
    const tooLong = await search('x'.repeat(201));
    expect([tooLong.statusCode, tooLong.json().fields]).toEqual([422, { search: 'too_long' }]);
    const headers = { 'shop-search': '%E9' };
    const broken = await call(getApi(), 'GET', url, { token, headers });
    expect([broken.statusCode, broken.json().fields]).toEqual([422, { search: 'bad_format' }]);
    const messages = await call(getApi(), 'GET', '/api/queries/list/', {
      token,
      headers: { 'shop-search': 'nobody' },
    });
    expect(messages.json()).toEqual([]);
    const bare = await createTestApi(getApi().testDatabase, { features: ['status', 'paging'] });
    expect((await search('hédia djerba', bare)).json()).toHaveLength(2);
    await bare.close();
  });

  test('ADM-8 orders are listed by days in Tunis, both inclusive', async () => {
    const [first, second, third] = await placeOrders(getApi(), 'Gabès', [
      ['Amel', 1],
      ['Sami', 1],
      ['Wafa', 1],
    ]);
    expect(await clientsOf(`?search=gabes&from=${second}`)).toEqual(['Wafa', 'Sami']);
    expect(await clientsOf(`?search=gabes&to=${second}`)).toEqual(['Sami', 'Amel']);
    expect(await clientsOf(`?search=gabes&from=${second}&to=${second}`)).toEqual(['Sami']);
    expect(await clientsOf(`?search=gabes&from=${third}&to=${first}`)).toEqual([]);
    const token = await ownerToken(getApi());
    const page = await call(
      getApi(),
      'GET',
      `/api/commands/list/?search=gabes&from=${second}&limit=1`,
      {
        token,
      },
    );
    expect(page.headers['x-total-count']).toBe('2');
  });

  test('ADM-8 orders are sorted by date, total and status, equal ones newest first', async () => {
    await placeOrders(getApi(), 'Zarzis', [
      ['Amel', 1],
      ['Sami', 3],
      ['Wafa', 1],
    ]);
    const token = await ownerToken(getApi());
    const [, sami] = await listOrders(getApi(), token, '?search=zarzis');
    await call(getApi(), 'PATCH', `/api/commands/${sami?.command_id}/`, {
      token,
      body: { status: 'confirmed' },
    });
    expect(await clientsOf('?search=zarzis')).toEqual(['Wafa', 'Sami', 'Amel']);
    expect(await clientsOf('?search=zarzis&ordering=created_at')).toEqual(['Amel', 'Sami', 'Wafa']);
    expect(await clientsOf('?search=zarzis&ordering=total')).toEqual(['Wafa', 'Amel', 'Sami']);
    expect(await clientsOf('?search=zarzis&ordering=-total')).toEqual(['Sami', 'Wafa', 'Amel']);
    expect(await clientsOf('?search=zarzis&ordering=status')).toEqual(['Wafa', 'Amel', 'Sami']);
    expect(await clientsOf('?search=zarzis&ordering=-status')).toEqual(['Sami', 'Wafa', 'Amel']);
  });

  test.each(['from=yesterday', 'to=2026-02-30', 'ordering=name', 'call=other'])(
    'ADM-8 %s is no filter',
    async (query) => {
      const token = await ownerToken(getApi());
      const response = await call(getApi(), 'GET', `/api/commands/list/?${query}`, { token });
      expect([response.statusCode, response.json().code]).toEqual([422, 'invalid']);
    },
  );

  test('API-4 without the features the parameters are ignored', async () => {
    const testDatabase = await createTestDatabase();
    const bare = await createTestApi(testDatabase, { features: ['paging'] });
    const token = await ownerToken(bare);
    const response = await call(
      bare,
      'GET',
      '/api/commands/list/?from=yesterday&ordering=name&call=other',
      {
        token,
      },
    );
    expect(response.statusCode).toBe(200);
    await bare.close();
    await testDatabase.remove();
  });
});
