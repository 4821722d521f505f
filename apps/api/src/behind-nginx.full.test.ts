import { placedOrderSchema, productSchema, tokensSchema } from '@shop/contract/schemas';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  createPostgresDatabase,
  openTestDatabase,
  type TestDatabase,
} from './testing/each-database.ts';
import { freePorts } from './testing/free-ports.ts';
import { SECURITY_HEADERS } from './http/headers.ts';
import { colors, createJpeg, orderBody, productForm } from './testing/products.ts';
import { startApiProcess, type ApiProcess } from './testing/api-process.ts';
import { findNginx, startNginx, type Nginx } from './testing/nginx-server.ts';
import { OWNER } from './testing/owner.ts';

const program = findNginx();
if (process.env.CI && program === undefined) throw new Error('nginx is missing on this machine');
/** Only Linux has all of 127.0.0.0/8, which the clients of the test use. */
const canRun = program !== undefined && inject('postgres') !== '' && process.platform === 'linux';

const SETTINGS = {
  SHOP_TRUST_PROXY: '127.0.0.1',
  SHOP_ADMIN_USERNAME: OWNER.username,
  SHOP_ADMIN_PASSWORD: OWNER.password,
};
/** Ten times the delay that api.md promises for the changes of other processes. */
const POLL_OPTIONS = { timeout: 10_000 };
const JSON_TYPE = { 'content-type': 'application/json' };

describe.skipIf(!canRun)('three processes on one PostgreSQL behind nginx', () => {
  let testDatabase: TestDatabase;
  let ports: number[] = [];
  let apis: ApiProcess[] = [];
  let nginx: Nginx;
  let authorization = {};
  let shoppers = 0;

  const start = (port: number) => startApiProcess(testDatabase, port, SETTINGS);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${nginx.url}${path}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });
  /** An order of a new shopper, because the orders of one phone number are limited (V5). */
  const orderBodyOfNewShopper = (
    id: string,
    changes: Partial<ReturnType<typeof orderBody>> = {},
  ) => {
    shoppers += 1;
    return orderBody(id, { ...changes, number: `+216 20 ${String(100_000 + shoppers)}` });
  };
  const addProduct = async (stock: number, images: readonly Blob[] = []) => {
    const body = productForm({ colors: colors({ M: stock }) }, images);
    const response = await fetch(`${nginx.url}/api/products/`, {
      method: 'POST',
      headers: authorization,
      body,
    });
    return productSchema.parse(await response.json());
  };
  const readStock = async (id: string) => {
    const database = await openTestDatabase(testDatabase);
    const found = database.db.selectFrom('variants').select('quantity');
    const row = await found.where('product_id', '=', Number(id)).executeTakeFirstOrThrow();
    await database.close();
    return row.quantity;
  };
  const countOrders = async () => {
    const response = await fetch(`${nginx.url}/api/commands/list/`, { headers: authorization });
    const orders: unknown = await response.json();
    return Array.isArray(orders) ? orders.length : Number.NaN;
  };
  /** The number of stored messages of a customer. */
  const countMessages = async (customer: string) => {
    const database = await openTestDatabase(testDatabase);
    const rows = await database.db
      .selectFrom('messages')
      .select('id')
      .where('client_name', '=', customer)
      .execute();
    await database.close();
    return rows.length;
  };

  beforeAll(async () => {
    testDatabase = await createPostgresDatabase();
    ports = await freePorts(4);
    const [own = 0, ...upstreams] = ports;
    apis = await Promise.all(upstreams.map(start));
    nginx = await startNginx(program ?? '', [own, ...upstreams]);
    const response = await post('/accounts/login/', OWNER);
    const text = await response.text();
    expect(response.status, text).toBe(200);
    const { access } = tokensSchema.parse(JSON.parse(text));
    authorization = { authorization: `Bearer ${access}` };
  });

  afterAll(async () => {
    await nginx.stop();
    await Promise.all(apis.map((api) => api.end('SIGKILL')));
    await testDatabase.remove();
  });

  test('P2 the log of nginx has no query, no referrer and no address', async () => {
    const headers = { ...authorization, referer: 'https://owner.example/?search=Sonia' };
    await fetch(`${nginx.url}/api/commands/list/?search=Leila`, { headers });
    await expect.poll(() => nginx.readLog()).toContain('GET /api/commands/list/ 200');
    expect(await nginx.readLog()).not.toMatch(/Leila|Sonia|127\.0\.0\.1/);
  });

  test('O1 of forty concurrent orders for ten pieces ten are accepted, and the stock is 0', async () => {
    const { product_Id: id } = await addProduct(10);
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => post('/api/commands/', orderBodyOfNewShopper(id))),
    );
    const statuses = Map.groupBy(responses, (response) => response.status);
    expect(statuses.get(201)).toHaveLength(10);
    expect(statuses.get(409)).toHaveLength(30);
    expect(await readStock(id)).toBe(0);
  });

  test('O6 concurrent requests with one key to all three processes make one order and get one response', async () => {
    const { product_Id: id } = await addProduct(10);
    const headers = { 'idempotency-key': randomUUID() };
    const body = orderBodyOfNewShopper(id);
    const responses = await Promise.all(
      Array.from({ length: 12 }, async () => (await post('/api/commands/', body, headers)).text()),
    );
    expect(new Set(responses).size).toBe(1);
    expect(await readStock(id)).toBe(9);
  });

  test('an upload to one process, its image and an edit are visible on all three', async () => {
    const { product_Id: id, product_images: images } = await addProduct(3, [await createJpeg()]);
    for (const { url } of apis) {
      expect((await fetch(`${url}${images[0]}`)).status).toBe(200);
      await expect
        .poll(async () => (await fetch(`${url}/api/products/`)).text(), POLL_OPTIONS)
        .toContain(images[0]);
    }
    const body = productForm({ product_name: 'Burnous de Tozeur' });
    const path = `/api/products/${id}/`;
    expect(
      (await fetch(`${nginx.url}${path}`, { method: 'PUT', headers: authorization, body })).ok,
    ).toBe(true);
    for (const { url } of apis) {
      await expect
        .poll(async () => (await fetch(`${url}/api/products/`)).text(), POLL_OPTIONS)
        .toContain('Burnous de Tozeur');
    }
  });

  test('A8 a session is valid on all three processes, and ends on all three', async () => {
    const tokens = tokensSchema.parse(await (await post('/accounts/login/', OWNER)).json());
    const headers = { authorization: `Bearer ${tokens.access}` };
    const readStatuses = () =>
      Promise.all(
        apis.map(async ({ url }) => {
          const response = await fetch(`${url}/accounts/protected-admin/`, { headers });
          return response.status;
        }),
      );
    expect(await readStatuses()).toEqual([200, 200, 200]);
    const { refresh } = tokens;
    const ended = await post('/accounts/logout/', { refresh }, headers);
    expect(ended.ok).toBe(true);
    await expect.poll(readStatuses, { timeout: 50_000 }).toEqual([401, 401, 401]);
  });

  test('B1 responses of nginx and of the API server have the security headers once', async () => {
    const fromApi = await fetch(`${nginx.url}/api/products/`);
    const fromNginx = await fetch(`${nginx.url}/api/products/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
      body: Buffer.alloc(111 * 1024 * 1024),
    });
    expect([fromApi.status, fromNginx.status]).toEqual([200, 413]);
    for (const { headers } of [fromApi, fromNginx]) {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        if (name !== 'x-frame-options') expect(headers.get(name), name).toBe(value);
      }
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('A1 wrong passwords are counted by IP address over all three processes, whatever X-Forwarded-For the client sends', async () => {
    const guess = async (localAddress: string, forwardedFor: string) => {
      const loginRequest = request(`${nginx.url}/accounts/login/`, {
        method: 'POST',
        localAddress,
        headers: { ...JSON_TYPE, 'x-forwarded-for': forwardedFor },
      });
      loginRequest.end(JSON.stringify({ username: randomUUID(), password: 'not the password' }));
      const [response] = await once(loginRequest, 'response');
      response.resume();
      return Number(response.statusCode);
    };
    const statuses = [];
    for (let number = 0; number < 13; number += 1) {
      statuses.push(await guess('127.0.0.2', `10.0.0.${number}`));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429]);
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(401);
  });

  test('V1 a rolling restart under load aborts no request and loses no order', async () => {
    const { product_Id: id } = await addProduct(100_000);
    const before = await countOrders();
    const stopped = new AbortController();
    const failures: number[] = [];
    const placed = new Set<string>();
    // This test is not about the rate limit of an address, so the limit is cleared.
    const database = await openTestDatabase(testDatabase);
    const clearLimits = () =>
      database.db.deleteFrom('rate_limits').where('key', 'like', 'order:%').execute();
    const placeOrders = async () => {
      for (let number = 0; !stopped.signal.aborted; number += 1) {
        if (number % 20 === 0) await clearLimits();
        const headers = { 'idempotency-key': randomUUID() };
        const body = orderBodyOfNewShopper(id);
        const response = await post('/api/commands/', body, headers);
        if (response.status === 201) {
          placed.add(placedOrderSchema.parse(await response.json()).command_id);
        } else failures.push(response.status);
        const list = await fetch(`${nginx.url}/api/products/`);
        await list.arrayBuffer();
        if (list.status !== 200) failures.push(list.status);
      }
    };
    const running = [placeOrders(), placeOrders(), placeOrders()];
    for (const [index, api] of apis.entries()) {
      const count = placed.size;
      await expect.poll(() => placed.size, { timeout: 60_000 }).toBeGreaterThan(count + 5);
      expect(await api.end('SIGTERM')).toBe(0);
      apis[index] = await start(ports[index + 1] ?? 0);
    }
    stopped.abort();
    await Promise.all(running);
    await database.close();
    expect(failures).toEqual([]);
    expect((await countOrders()) - before).toBe(placed.size);
    expect(await readStock(id)).toBe(100_000 - placed.size);
  }, 180_000);

  describe('while one process aborts every request', () => {
    let abortingServer: Server;
    let aborted = 0;

    beforeAll(async () => {
      await apis[0]?.end('SIGTERM');
      abortingServer = createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => {
          aborted += 1;
          socket.destroy();
        });
      }).listen(ports[1], '127.0.0.1');
      await once(abortingServer, 'listening');
    });

    afterAll(() => abortingServer.close());

    test('O8 nginx does not retry an order without a key: the response is 502', async () => {
      const { product_Id: id } = await addProductOn(apis[1]);
      aborted = 0;
      const statuses = [];
      for (let number = 0; number < 6; number += 1) {
        const body = orderBodyOfNewShopper(id);
        statuses.push((await post('/api/commands/', body)).status);
      }
      expect(aborted).toBeGreaterThan(0);
      expect(statuses.filter((status) => status === 502)).toHaveLength(aborted);
      expect(await readStock(id)).toBe(50 - (6 - aborted));
    });

    test('F2 nginx sends a message with a key to the next process, and it is one message', async () => {
      const name = `Amira ${randomUUID()}`;
      aborted = 0;
      for (let number = 0; number < 6; number += 1) {
        const message = {
          client_name: name,
          email: 'amira@exemple.tn',
          query_type: 'information',
          message: 'Quand ouvrez-vous ?',
          command_id: null,
        };
        const headers = { 'idempotency-key': randomUUID() };
        expect((await post('/api/queries/', message, headers)).status).toBe(201);
      }
      expect(aborted).toBeGreaterThan(0);
      expect(await countMessages(name)).toBe(6);
    });

    test('O6 nginx sends an order with a key to the next process, and it is one order', async () => {
      const { product_Id: id } = await addProductOn(apis[1]);
      aborted = 0;
      for (let number = 0; number < 6; number += 1) {
        const body = orderBodyOfNewShopper(id);
        const headers = { 'idempotency-key': randomUUID() };
        expect((await post('/api/commands/', body, headers)).status).toBe(201);
      }
      expect(aborted).toBeGreaterThan(0);
      expect(await readStock(id)).toBe(50 - 6);
    });

    const addProductOn = async (api: ApiProcess | undefined) => {
      const body = productForm({ colors: colors({ M: 50 }) });
      const url = `${api?.url}/api/products/`;
      const response = await fetch(url, { method: 'POST', headers: authorization, body });
      return productSchema.parse(await response.json());
    };
  });
});
