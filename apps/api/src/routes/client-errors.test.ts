import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';

const REPORT = {
  app: 'storefront',
  path: '/checkout',
  name: 'TypeError',
  stack: '/assets/checkout-x1.js:1:2034\n/assets/shop-x2.js:3:7',
};

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { rateLimit: true });
  const send = (body: object) => call(getApi(), 'POST', '/api/client-errors/', { body });

  test('the error of an app is accepted without a session, and only with its own fields', async () => {
    expect((await send(REPORT)).statusCode).toBe(204);
    expect((await send({ ...REPORT, message: 'Amira, 98765432' })).statusCode).toBe(422);
    expect((await send({ ...REPORT, app: 'courier' })).statusCode).toBe(422);
    // A query may contain personal data, which no log has (P1).
    for (const path of ['/shop?search=Amira', '/order#98765432', 'https://shop.example/']) {
      expect((await send({ ...REPORT, path })).statusCode, path).toBe(422);
    }
    for (const place of ['/shop?search=Amira:1:2', '/order#98765432:1:2']) {
      expect((await send({ ...REPORT, stack: place })).statusCode, place).toBe(422);
    }
    expect((await send({ ...REPORT, name: 'Amira 98765432' })).statusCode).toBe(422);
    expect((await send({ ...REPORT, stack: 'Amira 98765432' })).statusCode).toBe(422);
    expect((await send({ ...REPORT, stack: 'x'.repeat(2_001) })).statusCode).toBe(422);
  });

  test('an address reports at most 20 errors a minute', async () => {
    const statuses = [];
    for (let sent = 0; sent < 25; sent += 1) statuses.push((await send(REPORT)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
