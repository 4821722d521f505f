import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signIn } from '../testing/calls.ts';
import { eachDatabase, makeSqlitePlace, type Place } from '../testing/each-database.ts';
import { addProduct, makePicture, orderOf } from '../testing/goods.ts';
import { makeHost, type Host } from '../testing/host.ts';
import { order } from '../testing/orders.ts';
import { serveMetrics, type MetricsServer } from './serve-metrics.ts';

eachDatabase((makePlace) => {
  let place: Place;
  let host: Host;
  let metrics: MetricsServer | undefined;
  let address = '';
  let product = '';

  const read = async () => (await fetch(address)).text();
  const countSeries = async () =>
    (await read())
      .split('\n')
      .filter((line) => line.startsWith('http_request_duration_seconds_count')).length;

  beforeAll(async () => {
    place = await makePlace();
    host = await makeHost(place, {
      prepare: (shop, app) => {
        metrics = serveMetrics(shop, app);
      },
    });
    address = `http://127.0.0.1:${await metrics?.listen(0)}/metrics`;
    const { access } = await signIn(host);
    const added = await addProduct(host, access, {}, [await makePicture(1)]);
    product = added.product_Id;
  });

  afterAll(async () => {
    await metrics?.close();
    await host.close();
    await place.remove();
  });

  test('host.md metrics count calls by route, orders by outcome, and say how the database is', async () => {
    const { length: before } = await read();
    expect(before).toBeGreaterThan(0);
    await order(host, orderOf(product));
    await order(host, orderOf(product, { city: 'Gabès', quantity: 2 }));
    await order(host, orderOf(product, { quantity: 9 }));
    await order(host, orderOf(product, { total_amount: '1.00' }));
    await order(host, '{');
    const figures = await read();
    const lines = figures.split('\n');
    expect(lines).toContain('shop_order_calls_total{outcome="accepted"} 2');
    expect(lines).toContain('shop_order_calls_total{outcome="out_of_stock"} 1');
    expect(lines).toContain('shop_order_calls_total{outcome="total_changed"} 1');
    expect(lines).toContain('shop_order_calls_total{outcome="unreadable"} 1');
    const orders = 'method="POST",route="/api/commands/"';
    expect(lines).toContain(`http_request_duration_seconds_count{${orders},status="2xx"} 2`);
    expect(lines).toContain(`http_request_duration_seconds_count{${orders},status="4xx"} 3`);
    expect(lines).toContain('shop_pictures_pending 1');
    expect(lines).toContain('shop_database_up 1');
    expect(lines).toContain('shop_database_connections{state="awaited"} 0');
    expect(figures).toMatch(/^shop_transactions_total [1-9]\d*$/m);
    expect(figures).toMatch(/^shop_commits_total [1-9]\d*$/m);
    expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(figures).toMatch(/^process_resident_memory_bytes [1-9]\d{7,}$/m);
  });

  test('P1 nothing a caller chose becomes a label: paths, ids, names and methods', async () => {
    await call(host, 'GET', '/marque-chemin');
    await call(host, 'GET', '/api/products/?search=marque-recherche');
    await call(host, 'GET', '/media/marque.jpg?w=320');
    await order(host, orderOf(product, { client_name: 'marque-nom', email: 'marque@exemple.tn' }));
    const before = await countSeries();
    for (let tries = 0; tries < 50; tries += 1) {
      await call(host, 'GET', `/api/products/${randomUUID()}/`);
      await call(host, 'DELETE', `/${randomUUID()}/${randomUUID()}`);
    }
    const figures = await read();
    expect(figures).not.toContain('marque');
    expect(figures).toContain('method="DELETE",route="none",status="4xx"');
    // A hundred paths nobody asked before are two more series.
    expect((await countSeries()) - before).toBe(2);
  });

  test('host.md metrics are not for whoever asks the shop, nor anything but GET /metrics', async () => {
    expect((await call(host, 'GET', '/metrics')).statusCode).toBe(404);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  });
});

test('host.md metrics answer while the database does not, and say so', async () => {
  const place = await makeSqlitePlace();
  let metrics: MetricsServer | undefined;
  const host = await makeHost(place, {
    prepare: (shop, app) => {
      metrics = serveMetrics(shop, app);
    },
  });
  const address = `http://127.0.0.1:${await metrics?.listen(0)}/metrics`;
  await host.shop.database.close();
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('shop_database_up 0');
  expect(lines).toContain('shop_pictures_pending Nan');
  await metrics?.close();
  await place.remove();
});
