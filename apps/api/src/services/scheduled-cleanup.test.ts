import { expect, test } from 'vitest';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi } from '../testing/test-api.ts';
import { cleanUp } from './scheduled-cleanup.ts';

const DAY = 86_400_000;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase, { rateLimit: true });

  test('expired data is deleted; orders, keys in use and open sessions stay', async () => {
    const api = getApi();
    const { db } = api.context.database;
    const count = async () => ({
      limits: (await db.selectFrom('rate_limits').select('key').execute()).length,
      fingerprints: (await db.selectFrom('order_fingerprints').select('fingerprint').execute())
        .length,
      keys: (await db.selectFrom('idempotency_keys').select('key').execute()).length,
      sessions: (await db.selectFrom('sessions').select('id').execute()).length,
      orders: (await db.selectFrom('orders').select('id').execute()).length,
    });
    const product = await addProduct(api, api.token);
    const headers = { 'idempotency-key': 'stored for a month' };
    await call(api, 'POST', '/api/commands/', { body: orderBody(product.product_Id), headers });
    await cleanUp(api.context);
    expect(await count()).toMatchObject({ fingerprints: 1, keys: 1, sessions: 1, orders: 1 });

    api.advanceClock(6 * DAY);
    await logIn(api);
    await cleanUp(api.context);
    expect(await count()).toMatchObject({ fingerprints: 0, keys: 1, sessions: 2, orders: 1 });

    api.advanceClock(2 * DAY);
    await cleanUp(api.context);
    expect(await count()).toEqual({ limits: 0, fingerprints: 0, keys: 1, sessions: 1, orders: 1 });

    api.advanceClock(30 * DAY);
    await cleanUp(api.context);
    expect(await count()).toEqual({ limits: 0, fingerprints: 0, keys: 0, sessions: 0, orders: 1 });
  });
});
