import { errorBodySchema } from '@shop/contract/schemas';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { useTestApi } from '../testing/test-api.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { serverOptions } from './server-options.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test.each([
    ['an unknown path', '/api/nothing/', 404],
    ['a path in other letters', '/API/products/', 404],
    ['a path with an additional slash', '//api/products/', 404],
    ['a path with ..', '/media/..%2f..%2fshop.sqlite', 404],
    ['a path that cannot be decoded', '/api/products/%ff/', 400],
    ['a very long id', `/api/products/${'9'.repeat(5_000)}/`, 404],
    ['a very long query', `/api/products/?search=${'a'.repeat(5_000)}`, 422],
  ])('the response to %s has the error format of the contract', async (_name, url, status) => {
    const response = await call(getApi(), 'GET', url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    errorBodySchema.strict().parse(response.json());
  });

  test('an unavailable database gives 503 with Retry-After, without details of the error', async () => {
    const { app, context } = getApi();
    const { transact } = context.database;
    context.database.transact = () =>
      Promise.reject(Object.assign(new Error('select secret'), { code: 'ECONNREFUSED' }));
    const response = await call({ app }, 'POST', '/api/queries/', {
      body: {
        client_name: 'Amira',
        email: 'a@b.tn',
        query_type: 'information',
        message: 'm',
        command_id: null,
      },
    });
    context.database.transact = transact;
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.body).not.toContain('secret');
  });

  test('an unexpected error gives 500, without its stack', async () => {
    const { app, context } = getApi();
    const { transact } = context.database;
    context.database.transact = () => Promise.reject(new Error('secret stack'));
    const login = { username: 'owner', password: 'jasmin-de-sfax-2026' };
    const response = await call({ app }, 'POST', '/accounts/login/', { body: login });
    context.database.transact = transact;
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { error: 'Internal error', code: 'internal' },
    ]);
    // The same id is in the log.
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{12}-\d+$/);
  });

  test('V3 a connection without complete headers is closed within half a minute', () => {
    const { headersTimeout } = getApi().app.server;
    expect(
      headersTimeout +
        serverOptions({ logger: false, trustProxy: [] }).http.connectionsCheckingInterval,
    ).toBeLessThan(30_000);
  });

  test('V3, B1 a broken request gets a response in the same error format with the security headers, and is closed', async () => {
    const { app } = getApi();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    for (const [bytes, status, code] of [
      ['GET nonsense\r\n\r\n', 400, 'unreadable'],
      [`GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 413, 'too_large'],
      ['GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'unreadable'],
      ['GET /none HTTP/1.1\r\nHost: x\r\nExpect: x\r\nConnection: close\r\n\r\n', 404, 'not_found'],
      ['GET /none HTTP/1.0\r\n\r\n', 404, 'not_found'],
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
      const [head = '', body = ''] = text.split('\r\n\r\n');
      expect(errorBodySchema.parse(JSON.parse(body)).code).toBe(code);
      expect(head.toLowerCase().split('\r\n')).toEqual(
        expect.arrayContaining(
          Object.entries(SECURITY_HEADERS).map(([name, value]) =>
            `${name}: ${value}`.toLowerCase(),
          ),
        ),
      );
    }
  });
});
