import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SQLITE_FILE } from './database.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { startSilentProxy, type SilentProxy } from '../testing/silent-proxy.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/**
 * Ten times the promises of five seconds, two for `/readyz` and a tenth for what is refused at once: a busy machine
 * needs longer. Only the order of the responses matters: all arrive while the database is still silent, `/readyz` first.
 */
const MAX_MS = 50_000;
const MAX_READY_MS = 20_000;
const MAX_AT_ONCE_MS = 1_000;
/** More than the connections of a process, and than the transactions of a shared commit. */
const ORDERS = 60;
const STOCK = 1_000;
const POLL_OPTIONS = { timeout: 20_000, interval: 200 };

type Response = Awaited<ReturnType<typeof call>>;
type TimedResponse = { response: Response; ms: number };

async function timed(sent: Promise<Response>): Promise<TimedResponse> {
  const start = performance.now();
  const response = await sent;
  return { response, ms: performance.now() - start };
}

function expectUnavailable({ response, ms }: TimedResponse, maxMs = MAX_MS): void {
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(ms).toBeLessThan(maxMs);
}

/** Orders of different shoppers, each with its key, all at once. */
async function sendOrders(api: TestApi, product: string, name: string): Promise<TimedResponse[]> {
  return Promise.all(
    Array.from({ length: ORDERS }, (_, number) =>
      timed(
        sendOrder(api, orderBody(product, { client_name: `${name} ${number}` }), {
          'idempotency-key': `${name} ${number}`,
        }),
      ),
    ),
  );
}

async function addTestProduct(api: TestApi, token: string): Promise<string> {
  const product = await addProduct(api, token, { colors: colors({ M: STOCK }) });
  return product.product_Id;
}

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let proxy: SilentProxy;
  let api: TestApi;
  let token = '';
  let product = '';

  beforeAll(async () => {
    testDatabase = await createPostgresDatabase();
    proxy = await startSilentProxy(testDatabase.url ?? '');
    api = await createTestApi({ ...testDatabase, url: proxy.url });
    token = (await logIn(api)).access;
    product = await addTestProduct(api, token);
  });

  afterAll(async () => {
    proxy.resume();
    await api.close();
    await proxy.close();
    await testDatabase.remove();
  });

  /** Waits until the API server responds by itself, and an order is accepted. */
  const expectRecovery = async (name: string) => {
    await expect
      .poll(async () => (await call(api, 'GET', '/readyz')).statusCode, POLL_OPTIONS)
      .toBe(200);
    const orders = await sendOrders(api, product, name);
    expect(orders.map(({ response }) => response.statusCode)).toEqual(orders.map(() => 201));
    expect(api.context.database.load().waiting).toBe(0);
  };

  test('O18 while the database is silent, orders, reads, logins and /readyz get 503 in time; then all works again', async () => {
    proxy.silence();
    const start = performance.now();
    const readiness = timed(call(api, 'GET', '/readyz'));
    const calls = [
      timed(call(api, 'GET', `/api/products/${product}/`)),
      timed(call(api, 'GET', '/api/products/?limit=3')),
      timed(call(api, 'GET', '/api/commands/list/', { token })),
      timed(call(api, 'GET', '/accounts/protected-admin/', { token })),
      timed(call(api, 'POST', '/accounts/login/', { body: OWNER })),
    ];
    const orders = sendOrders(api, product, 'muet');
    // Work that has begun waits for the test of the silence; the health check does not.
    const first = await Promise.race([readiness, ...calls]);
    expect(first).toBe(await readiness);
    expectUnavailable(await readiness, MAX_READY_MS);
    for (const each of await Promise.all(calls)) expectUnavailable(each);
    for (const each of await orders) expectUnavailable(each);
    expect(performance.now() - start).toBeLessThan(MAX_MS);
    // Nothing queues: what arrives now is refused at once, and no connection is left over.
    for (const each of await sendOrders(api, product, 'muet'))
      expectUnavailable(each, MAX_AT_ONCE_MS);
    expectUnavailable(await timed(call(api, 'GET', '/readyz')), MAX_READY_MS);
    await expect
      .poll(() => api.context.database.load(), POLL_OPTIONS)
      .toMatchObject({ open: 0, waiting: 0 });
    proxy.resume();
    await expectRecovery('retour');
    expect(await readStock(api, product)).toEqual({ M: STOCK - ORDERS });
  });

  test('O18 an order whose commit got no response is reported as unknown, and its key gives one order', async () => {
    const body = orderBody(product, { client_name: 'Commande inconnue' });
    const headers = { 'idempotency-key': 'inconnue' };
    proxy.silenceAfter('commit');
    // The transaction of the rate limits commits nothing here: they are off.
    const lost = await timed(sendOrder(api, body, headers));
    expectUnavailable(lost);
    expect(lost.response.json()).toMatchObject({ code: 'outcome_unknown' });
    proxy.resume();
    await expectRecovery('ensuite');
    const again = await sendOrder(api, body, headers);
    expect(again.statusCode).toBe(201);
    const stored = await listOrders(api, token, '?search=inconnue');
    expect(stored.map(({ command_id }) => command_id)).toEqual([again.json().command_id]);
  });

  test('O18 a connection whose peer is gone is discarded, and the next call uses another one', async () => {
    await call(api, 'GET', '/readyz');
    proxy.silence();
    const held = timed(call(api, 'GET', '/api/commands/list/', { token }));
    // The other connections respond: only what was sent before gets no response.
    await sleep(100);
    proxy.resumeNew();
    expectUnavailable(await held);
    await expectRecovery('voisine');
    proxy.resume();
  });
});

test('O18 while another process has the write lock of SQLite, writes get 503 in time, reads are served; then all works again', async () => {
  const testDatabase = await createSqliteDatabase();
  const api = await createTestApi(testDatabase);
  const { access: token } = await logIn(api);
  const product = await addTestProduct(api, token);
  const other = new DatabaseSync(join(testDatabase.dataDir, SQLITE_FILE));
  other.exec('begin immediate');
  const [refused, login] = await Promise.all([
    sendOrders(api, product, 'bloquee'),
    timed(call(api, 'POST', '/accounts/login/', { body: OWNER })),
    readWhileLocked(api, product),
  ]);
  for (const each of [...refused, login]) expectUnavailable(each);
  for (const each of await sendOrders(api, product, 'bloquee'))
    expectUnavailable(each, MAX_AT_ONCE_MS);
  other.exec('commit');
  other.close();
  await expect
    .poll(async () => {
      const order = orderBody(product, { client_name: 'bloquee 0' });
      const headers = { 'idempotency-key': 'bloquee 0' };
      return (await sendOrder(api, order, headers)).statusCode;
    }, POLL_OPTIONS)
    .toBe(201);
  const orders = await sendOrders(api, product, 'bloquee');
  expect(orders.map(({ response }) => response.statusCode)).toEqual(orders.map(() => 201));
  expect(await readStock(api, product)).toEqual({ M: STOCK - ORDERS });
  await api.close();
  await testDatabase.remove();
});

/** Reads the catalogue, and `/readyz`, twenty times while writes wait for the lock. */
async function readWhileLocked(api: TestApi, product: string): Promise<void> {
  for (let number = 0; number < 20; number += 1) {
    for (const path of [`/api/products/${product}/`, '/readyz']) {
      const { response, ms } = await timed(call(api, 'GET', path));
      expect(response.statusCode).toBe(200);
      expect(ms).toBeLessThan(1_000);
    }
    await sleep(50);
  }
}
