import { expect, test } from 'vitest';
import { call, signIn } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, orderOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';
import { tidy } from './housekeeping.ts';

const DAY = 86_400_000;

eachDatabase((makePlace) => {
  const running = useHost(makePlace, { rateLimit: true });

  test('host.md what has served its time goes; orders, keys in use and open sessions stay', async () => {
    const host = running();
    const { db } = host.shop.database;
    const count = async () => ({
      limits: (await db.selectFrom('limits').select('key').execute()).length,
      prints: (await db.selectFrom('order_fingerprints').select('fingerprint').execute()).length,
      keys: (await db.selectFrom('idempotency_keys').select('key').execute()).length,
      sessions: (await db.selectFrom('sessions').select('id').execute()).length,
      orders: (await db.selectFrom('orders').select('id').execute()).length,
    });
    const product = await addProduct(host, host.token);
    const headers = { 'idempotency-key': 'kept for a month' };
    await call(host, 'POST', '/api/commands/', { body: orderOf(product.product_Id), headers });
    await tidy(host.shop);
    expect(await count()).toMatchObject({ prints: 1, keys: 1, sessions: 1, orders: 1 });

    host.pass(6 * DAY);
    await signIn(host);
    await tidy(host.shop);
    expect(await count()).toMatchObject({ prints: 0, keys: 1, sessions: 2, orders: 1 });

    host.pass(2 * DAY);
    await tidy(host.shop);
    expect(await count()).toEqual({ limits: 0, prints: 0, keys: 1, sessions: 1, orders: 1 });

    host.pass(30 * DAY);
    await tidy(host.shop);
    expect(await count()).toEqual({ limits: 0, prints: 0, keys: 0, sessions: 0, orders: 1 });
  });
});
