import { failureSchema } from '@shop/contract/schemas';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { useHost } from '../testing/host.ts';
import { serverOptions } from './server-options.ts';

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test.each([
    ['an unknown path', '/api/nothing/', 404],
    ['a path in other letters', '/API/products/', 404],
    ['a path with a slash too many', '//api/products/', 404],
    ['a path that climbs', '/media/..%2f..%2fshop.sqlite', 404],
    ['a path that cannot be decoded', '/api/products/%ff/', 400],
    ['an endless id', `/api/products/${'9'.repeat(5_000)}/`, 404],
    ['an endless query', `/api/products/?search=${'a'.repeat(5_000)}`, 422],
  ])('host.md %s is answered in the one shape of failures', async (_name, url, status) => {
    const answer = await call(running(), 'GET', url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    failureSchema.strict().parse(answer.json());
  });

  test('host.md a database that fails is 503 with Retry-After, and says nothing of itself', async () => {
    const { app, shop } = running();
    const { transact } = shop.database;
    shop.database.transact = () =>
      Promise.reject(Object.assign(new Error('select secret'), { code: 'ECONNREFUSED' }));
    const answer = await call({ app }, 'POST', '/api/queries/', {
      body: {
        client_name: 'Amira',
        email: 'a@b.tn',
        query_type: 'information',
        message: 'm',
        command_id: null,
      },
    });
    shop.database.transact = transact;
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.body).not.toContain('secret');
  });

  test('host.md a fault of the host is 500, without its stack', async () => {
    const { app, shop } = running();
    const { transact } = shop.database;
    shop.database.transact = () => Promise.reject(new Error('secret stack'));
    const login = { username: 'owner', password: 'jasmin-de-sfax-2026' };
    const answer = await call({ app }, 'POST', '/accounts/login/', { body: login });
    shop.database.transact = transact;
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: 'Internal error', code: 'internal' },
    ]);
  });

  test('V3 whose headers do not come is let go within half a minute', () => {
    const { headersTimeout } = running().app.server;
    expect(
      headersTimeout +
        serverOptions({ logger: false, trustProxy: [] }).http.connectionsCheckingInterval,
    ).toBeLessThan(30_000);
  });

  test('V3 bytes that are no HTTP are answered in the same shape, and the line is closed', async () => {
    const { app } = running();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    for (const [bytes, status, code] of [
      ['GET nonsense\r\n\r\n', 400, 'unreadable'],
      [`GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 413, 'too_large'],
    ] as const) {
      const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
      socket.setEncoding('utf8');
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.write(bytes);
      await once(socket, 'close');
      expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(failureSchema.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).code).toBe(code);
    }
  });
});
