import { afterEach, expect, test, vi } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi, useTestApi } from '../testing/test-api.ts';

const SECOND = 1_000;
const realNow = Date.now;

afterEach(() => vi.restoreAllMocks());

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { rateLimit: true });

  test('T1 processes on machines whose clocks differ by 60 s have one time for sessions, limits and orders', async ({
    skip,
  }) => {
    const one = getApi();
    skip(one.context.database.dialect === 'sqlite', 'the processes of a SQLite file share a clock');
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 60 * SECOND);
    const other = await createTestApi(one.testDatabase, { rateLimit: true });
    expect(Math.abs(one.context.now() - other.context.now())).toBeLessThan(SECOND);

    const product = await addProduct(one, one.token);
    const body = orderBody(product.product_Id);
    const placed = [await sendOrder(one, body), await sendOrder(other, body)].map(
      (response) => response.json().command_id,
    );
    expect(placed[0]).toBe(placed[1]);

    const { refresh } = await logIn(one);
    for (const api of [other, one]) {
      const response = await call(api, 'POST', '/accounts/token/refresh/', { body: { refresh } });
      expect(response.statusCode).toBe(200);
    }
    const wrong = { ...OWNER, username: 'nobody', password: 'wrong password' };
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const api = guess % 2 === 0 ? one : other;
      const response = await call(api, 'POST', '/accounts/login/', { body: wrong });
      statuses.push(response.statusCode);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    await other.close();
  });
});
