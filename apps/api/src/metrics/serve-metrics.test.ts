import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase, createSqliteDatabase, type TestDatabase } from '../testing/each-database.ts';
import { addProduct, createJpeg, orderBody } from '../testing/products.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { sendOrder } from '../testing/orders.ts';
import { serveMetrics, type MetricsServer } from './serve-metrics.ts';

eachDatabase((createTestDatabase) => {
  let testDatabase: TestDatabase;
  let api: TestApi;
  let metrics: MetricsServer | undefined;
  let url = '';
  let product = '';

  const read = async () => (await fetch(url)).text();
  const countSeries = async () =>
    (await read())
      .split('\n')
      .filter((line) => line.startsWith('http_request_duration_seconds_count')).length;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    api = await createTestApi(testDatabase, {
      prepare: (context, app) => {
        metrics = serveMetrics(context, app);
      },
    });
    url = `http://127.0.0.1:${await metrics?.listen(0)}/metrics`;
    const { access } = await logIn(api);
    const added = await addProduct(api, access, {}, [await createJpeg(1)]);
    product = added.product_Id;
  });

  afterAll(async () => {
    await metrics?.close();
    await api.close();
    await testDatabase.remove();
  });

  test('metrics count requests by route and orders by outcome, and contain the state of the database', async () => {
    const first = await read();
    expect(first.split('\n'), 'also in the first scrape').toContain('shop_database_up 1');
    expect(first).toContain('shop_order_requests_total{outcome="internal"} 0');
    await sendOrder(api, orderBody(product));
    await sendOrder(api, orderBody(product, { city: 'Gabès', quantity: 2 }));
    await sendOrder(api, orderBody(product, { quantity: 9 }));
    await sendOrder(api, orderBody(product, { total_amount: '1.00' }));
    await sendOrder(api, '{');
    const text = await read();
    const lines = text.split('\n');
    expect(lines).toContain('shop_order_requests_total{outcome="accepted"} 2');
    expect(lines).toContain('shop_order_requests_total{outcome="out_of_stock"} 1');
    expect(lines).toContain('shop_order_requests_total{outcome="total_changed"} 1');
    expect(lines).toContain('shop_order_requests_total{outcome="unreadable"} 1');
    const orders = 'method="POST",route="/api/commands/"';
    expect(lines).toContain(`http_request_duration_seconds_count{${orders},status="2xx"} 2`);
    expect(lines).toContain(`http_request_duration_seconds_count{${orders},status="4xx"} 3`);
    expect(lines).toContain('shop_images_pending 1');
    expect(lines).toContain('shop_database_up 1');
    expect(lines).toContain('shop_database_connections{state="waiting"} 0');
    expect(text).toMatch(/^shop_transactions_total [1-9]\d*$/m);
    expect(text).toMatch(/^shop_commits_total [1-9]\d*$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d{7,}$/m);
  });

  test('P1 no label contains user input: paths, ids, names or methods', async () => {
    await call(api, 'GET', '/marque-chemin');
    await call(api, 'GET', '/api/products/?search=marque-recherche');
    await call(api, 'GET', '/media/marque.jpg?w=320');
    await sendOrder(
      api,
      orderBody(product, { client_name: 'marque-nom', email: 'marque@exemple.tn' }),
    );
    const before = await countSeries();
    for (let number = 0; number < 50; number += 1) {
      await call(api, 'GET', `/api/products/${randomUUID()}/`);
      await call(api, 'DELETE', `/${randomUUID()}/${randomUUID()}`);
    }
    const text = await read();
    expect(text).not.toContain('marque');
    expect(text).toContain('method="DELETE",route="none",status="4xx"');
    // A hundred requests to unknown paths add only two series.
    expect((await countSeries()) - before).toBe(2);
  });

  test('metrics are not on the port of the API, and only GET /metrics is served', async () => {
    expect((await call(api, 'GET', '/metrics')).statusCode).toBe(404);
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });
});

test('metrics are served while the database is unavailable, and contain its state', async () => {
  const testDatabase = await createSqliteDatabase();
  let metrics: MetricsServer | undefined;
  const api = await createTestApi(testDatabase, {
    prepare: (context, app) => {
      metrics = serveMetrics(context, app);
    },
  });
  const url = `http://127.0.0.1:${await metrics?.listen(0)}/metrics`;
  await api.context.database.close();
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('shop_database_up 0');
  expect(lines).toContain('shop_images_pending Nan');
  await metrics?.close();
  await testDatabase.remove();
});
