import { placedOrderSchema, productSchema, tokensSchema } from '@shop/contract/schemas';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makePostgresPlace, openPlace, type Place } from './testing/each-database.ts';
import { freePorts } from './testing/free-ports.ts';
import { colors, makePicture, orderOf, productForm } from './testing/goods.ts';
import { startHostProcess, type HostProcess } from './testing/host-process.ts';
import { findNginx, startNginx, type Nginx } from './testing/nginx-server.ts';
import { OWNER } from './testing/owner.ts';

const program = findNginx();
if (process.env.CI && program === undefined) throw new Error('nginx is missing on this machine');
/** Only Linux has all of 127.0.0.0/8, which the test's callers come from. */
const isAble = program !== undefined && inject('postgres') !== '' && process.platform === 'linux';

const SETTINGS = {
  SHOP_TRUST_PROXY: '127.0.0.1',
  SHOP_ADMIN_USERNAME: OWNER.username,
  SHOP_ADMIN_PASSWORD: OWNER.password,
};
/** Tenfold what host.md promises of what other processes see. */
const SOON = { timeout: 10_000 };
const JSON_TYPE = { 'content-type': 'application/json' };

describe.skipIf(!isAble)('three processes on one PostgreSQL behind nginx', () => {
  let place: Place;
  let ports: number[] = [];
  let hosts: HostProcess[] = [];
  let nginx: Nginx;
  let bearer = {};
  let shoppers = 0;

  const start = (port: number) => startHostProcess(place, port, SETTINGS);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${nginx.url}${path}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });
  /** An order of a shopper of its own: one phone number may not order without end (V5). */
  const orderOfAnother = (id: string, parts: Partial<ReturnType<typeof orderOf>> = {}) => {
    shoppers += 1;
    return orderOf(id, { ...parts, number: `+216 20 ${String(100_000 + shoppers)}` });
  };
  const addProduct = async (stock: number, pictures: readonly Blob[] = []) => {
    const body = productForm({ colors: colors({ M: stock }) }, pictures);
    const answer = await fetch(`${nginx.url}/api/products/`, {
      method: 'POST',
      headers: bearer,
      body,
    });
    return productSchema.parse(await answer.json());
  };
  const stockOf = async (id: string) => {
    const database = await openPlace(place);
    const found = database.db.selectFrom('variants').select('quantity');
    const row = await found.where('product_id', '=', Number(id)).executeTakeFirstOrThrow();
    await database.close();
    return row.quantity;
  };
  const countOrders = async () => {
    const answer = await fetch(`${nginx.url}/api/commands/list/`, { headers: bearer });
    const orders: unknown = await answer.json();
    return Array.isArray(orders) ? orders.length : Number.NaN;
  };

  beforeAll(async () => {
    place = await makePostgresPlace();
    ports = await freePorts(4);
    const [own = 0, ...behind] = ports;
    hosts = await Promise.all(behind.map(start));
    nginx = await startNginx(program ?? '', [own, ...behind]);
    const answer = await post('/accounts/login/', OWNER);
    const said = await answer.text();
    expect(answer.status, said).toBe(200);
    const { access } = tokensSchema.parse(JSON.parse(said));
    bearer = { authorization: `Bearer ${access}` };
  });

  afterAll(async () => {
    await nginx.stop();
    await Promise.all(hosts.map((host) => host.end('SIGKILL')));
    await place.remove();
  });

  test('O1 forty orders at once for ten pieces: ten pass, and nothing is left', async () => {
    const { product_Id: id } = await addProduct(10);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post('/api/commands/', orderOfAnother(id))),
    );
    const statuses = Map.groupBy(answers, (answer) => answer.status);
    expect(statuses.get(201)).toHaveLength(10);
    expect(statuses.get(409)).toHaveLength(30);
    expect(await stockOf(id)).toBe(0);
  });

  test('O6 one key through all three is one order and one answer', async () => {
    const { product_Id: id } = await addProduct(10);
    const headers = { 'idempotency-key': randomUUID() };
    const body = orderOfAnother(id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => (await post('/api/commands/', body, headers)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await stockOf(id)).toBe(9);
  });

  test('host.md an upload to one, its picture and the owner’s edits are seen on all', async () => {
    const { product_Id: id, product_images: images } = await addProduct(3, [await makePicture()]);
    for (const { url } of hosts) {
      expect((await fetch(`${url}${images[0]}`)).status).toBe(200);
      await expect
        .poll(async () => (await fetch(`${url}/api/products/`)).text(), SOON)
        .toContain(images[0]);
    }
    const body = productForm({ product_name: 'Burnous de Tozeur' });
    const path = `/api/products/${id}/`;
    expect((await fetch(`${nginx.url}${path}`, { method: 'PUT', headers: bearer, body })).ok).toBe(
      true,
    );
    for (const { url } of hosts) {
      await expect
        .poll(async () => (await fetch(`${url}/api/products/`)).text(), SOON)
        .toContain('Burnous de Tozeur');
    }
  });

  test('A8 a session is known to all three, and its end as well', async () => {
    const tokens = tokensSchema.parse(await (await post('/accounts/login/', OWNER)).json());
    const headers = { authorization: `Bearer ${tokens.access}` };
    const enter = () =>
      Promise.all(
        hosts.map(async ({ url }) => {
          const answer = await fetch(`${url}/accounts/protected-admin/`, { headers });
          return answer.status;
        }),
      );
    expect(await enter()).toEqual([200, 200, 200]);
    const { refresh } = tokens;
    const ended = await post('/accounts/logout/', { refresh }, headers);
    expect(ended.ok).toBe(true);
    await expect.poll(enter, { timeout: 50_000 }).toEqual([401, 401, 401]);
  });

  test('A1 guesses are counted by the caller’s address over all three, whatever he says it is', async () => {
    const guess = async (from: string, forged: string) => {
      const sent = request(`${nginx.url}/accounts/login/`, {
        method: 'POST',
        localAddress: from,
        headers: { ...JSON_TYPE, 'x-forwarded-for': forged },
      });
      sent.end(JSON.stringify({ username: randomUUID(), password: 'not the password' }));
      const [answer] = await once(sent, 'response');
      answer.resume();
      return Number(answer.statusCode);
    };
    const statuses = [];
    for (let number = 0; number < 13; number += 1) {
      statuses.push(await guess('127.0.0.2', `10.0.0.${number}`));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429]);
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(401);
  });

  test('V1 a rolling restart under load cuts no call and loses no order', async () => {
    const { product_Id: id } = await addProduct(100_000);
    const before = await countOrders();
    const over = new AbortController();
    const failures: number[] = [];
    const placed = new Set<string>();
    // What one address may order in a minute is not what this is about.
    const database = await openPlace(place);
    const forgetLimits = () =>
      database.db.deleteFrom('limits').where('key', 'like', 'order:%').execute();
    const shop = async () => {
      for (let number = 0; !over.signal.aborted; number += 1) {
        if (number % 20 === 0) await forgetLimits();
        const headers = { 'idempotency-key': randomUUID() };
        const body = orderOfAnother(id);
        const answer = await post('/api/commands/', body, headers);
        if (answer.status === 201) {
          placed.add(placedOrderSchema.parse(await answer.json()).command_id);
        } else failures.push(answer.status);
        const list = await fetch(`${nginx.url}/api/products/`);
        await list.arrayBuffer();
        if (list.status !== 200) failures.push(list.status);
      }
    };
    const running = [shop(), shop(), shop()];
    for (const [index, host] of hosts.entries()) {
      const seen = placed.size;
      await expect.poll(() => placed.size, { timeout: 60_000 }).toBeGreaterThan(seen + 5);
      expect(await host.end('SIGTERM')).toBe(0);
      hosts[index] = await start(ports[index + 1] ?? 0);
    }
    over.abort();
    await Promise.all(running);
    await database.close();
    expect(failures).toEqual([]);
    expect((await countOrders()) - before).toBe(placed.size);
    expect(await stockOf(id)).toBe(100_000 - placed.size);
  }, 180_000);

  describe('while one of them cuts every call off', () => {
    let cutter: Server;
    let cut = 0;

    beforeAll(async () => {
      await hosts[0]?.end('SIGTERM');
      cutter = createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => {
          cut += 1;
          socket.destroy();
        });
      }).listen(ports[1], '127.0.0.1');
      await once(cutter, 'listening');
    });

    afterAll(() => cutter.close());

    test('O8 an order without a key is not sent again: 502, and the shopper decides', async () => {
      const { product_Id: id } = await addProductOn(hosts[1]);
      cut = 0;
      const statuses = [];
      for (let number = 0; number < 6; number += 1) {
        const body = orderOfAnother(id);
        statuses.push((await post('/api/commands/', body)).status);
      }
      expect(cut).toBeGreaterThan(0);
      expect(statuses.filter((status) => status === 502)).toHaveLength(cut);
      expect(await stockOf(id)).toBe(50 - (6 - cut));
    });

    test('host.md a message is never sent again, whatever key came with it', async () => {
      cut = 0;
      const statuses = [];
      for (let number = 0; number < 6; number += 1) {
        const message = {
          client_name: 'Amira',
          email: 'amira@exemple.tn',
          query_type: 'information',
          message: 'Quand ouvrez-vous ?',
          command_id: null,
        };
        const headers = { 'idempotency-key': randomUUID() };
        statuses.push((await post('/api/queries/', message, headers)).status);
      }
      expect(cut).toBeGreaterThan(0);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 6 - cut }, () => 201),
        ...Array.from({ length: cut }, () => 502),
      ]);
    });

    test('O6 an order with its key is sent on to the next, and is one order', async () => {
      const { product_Id: id } = await addProductOn(hosts[1]);
      cut = 0;
      for (let number = 0; number < 6; number += 1) {
        const body = orderOfAnother(id);
        const headers = { 'idempotency-key': randomUUID() };
        expect((await post('/api/commands/', body, headers)).status).toBe(201);
      }
      expect(cut).toBeGreaterThan(0);
      expect(await stockOf(id)).toBe(50 - 6);
    });

    const addProductOn = async (host: HostProcess | undefined) => {
      const body = productForm({ colors: colors({ M: 50 }) });
      const url = `${host?.url}/api/products/`;
      const answer = await fetch(url, { method: 'POST', headers: bearer, body });
      return productSchema.parse(await answer.json());
    };
  });
});
