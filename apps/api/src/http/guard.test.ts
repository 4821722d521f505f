import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import { SignJWT } from 'jose';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, signIn } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { useHost, type Host } from '../testing/host.ts';
import { listRoutes } from './route-list.ts';

/** Paths that stand outside the contract's calls, all public (host.md). */
const OUTSIDE = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /openapi.json',
  'GET /docs',
  'GET /media/:name',
]);

const all = Object.values<Endpoint>(endpoints);
const adminCalls = all.filter((endpoint) => endpoint.access === 'admin');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function urlOf({ path }: Endpoint): string {
  return path.replace(':gender', 'Men').replace(':season', 'New%20Arrivals').replace(':id', '1');
}

/** The same path as somebody trying to slip past a rule would write it. */
function spellings(url: string): string[] {
  return [url, url.slice(0, -1), `${url}?x=1`, url.replace('a', '%61'), url.replace('i', '%69')];
}

async function sign(host: Host, claims: { sid: string }, typ = 'access') {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer('shop')
    .setAudience('back-office')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(host.shop.secret);
}

function unsigned(token: string): string {
  const [, payload = ''] = token.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'access' })).toString('base64url');
  return `${header}.${payload}.`;
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('Z1 every route registered is a call of the contract or one of the few outside it', async () => {
    const { routeList } = running().app;
    const known = new Set(all.map(({ method, path }) => `${method} ${path}`));
    const registered = routeList.map(({ method, url }) => `${method} ${url}`);
    expect(registered.filter((name) => !known.has(name) && !OUTSIDE.has(name))).toEqual([]);
    expect(new Set(registered)).toEqual(new Set([...known, ...OUTSIDE]));
  });

  test('Z1 a route that does not say who may call it is not registered at all', () => {
    const app = Fastify();
    listRoutes(app);
    expect(() => app.route({ method: 'GET', url: '/new', handler: async () => 1 })).toThrow(/who/);
  });

  test('Z1 no admin call passes without a valid token, however its path is spelled', async () => {
    const host = running();
    const { access, refresh } = await signIn(host);
    const other = { ...host, shop: { ...host.shop, secret: new Uint8Array(48) } };
    const tokens = [
      undefined,
      '',
      'nonsense',
      'a.b.c',
      refresh,
      unsigned(access),
      `${access.slice(0, -2)}AA`,
      await sign(host, { sid: 'nobody' }),
      await sign(other, { sid: 'nobody' }),
    ];
    for (const endpoint of adminCalls) {
      for (const url of spellings(urlOf(endpoint))) {
        for (const token of tokens) {
          const answer = await call(host, endpoint.method, url, { token });
          const said = `${endpoint.method} ${url} with ${token}`;
          expect(answer.statusCode, said).toBe(401);
          expect(answer.json().code, said).toBe('unauthorized');
        }
      }
    }
  });

  test('A5 a token that has expired, or is for something else, is refused', async () => {
    const host = running();
    const { access } = await signIn(host);
    const check = async (token: string) =>
      (await call(host, 'GET', '/accounts/protected-admin/', { token })).statusCode;
    expect(await check(access)).toBe(200);
    const [, payload = ''] = access.split('.');
    const claims = z.object({ sid: z.string() });
    const { sid } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(await check(await sign(host, { sid }))).toBe(200);
    expect(await check(await sign(host, { sid }, 'refresh'))).toBe(401);
    host.pass(10 * 60_000);
    expect(await check(access)).toBe(401);
  });

  test('Z1 no method on any path answers 5xx, and none but the contract’s answers 2xx', async () => {
    const host = running();
    const { access: token } = await signIn(host);
    for (const url of new Set(all.map(urlOf))) {
      for (const method of METHODS) {
        const answer = await call(host, method, url, { token });
        const declared = all.some(
          (endpoint) => endpoint.method === method && urlOf(endpoint) === url,
        );
        expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500);
        if (!declared) expect([404, 405, 415], `${method} ${url}`).toContain(answer.statusCode);
        if (answer.statusCode === 405) expect(answer.headers.allow).toContain('OPTIONS');
      }
    }
  });

  test('Z2 a large upload without a token is refused before its body is read', async () => {
    const { app } = running();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
    const head = [
      'POST /api/products/ HTTP/1.1',
      'Host: shop.example',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });

  test('Z5 forms posted to JSON calls, and JSON to form calls, are of the wrong type', async () => {
    const host = running();
    const { access: token } = await signIn(host);
    for (const { method, path, body } of all) {
      if (!body) continue;
      const url = path.replace(':id', '1');
      const types =
        body.kind === 'json'
          ? [
              'application/x-www-form-urlencoded',
              'text/plain',
              'multipart/form-data; boundary=x',
              '',
            ]
          : ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
      for (const type of types) {
        const headers = { 'content-type': type, authorization: `Bearer ${token}` };
        const answer = await host.app.inject({ method, url, headers, payload: 'a=1' });
        expect([answer.statusCode, answer.json().code], `${method} ${url} ${type}`).toEqual([
          415,
          'wrong_type',
        ]);
      }
    }
  });

  test('a DELETE whose client sends a content type and no body is served', async () => {
    const host = running();
    const headers = { 'content-type': 'application/json' };
    const answer = await call(host, 'DELETE', '/api/products/1/', { token: host.token, headers });
    expect(answer.json().code).toBe('unauthorized');
    const { access: token } = await signIn(host);
    const again = await call(host, 'DELETE', '/api/products/1/', { token, headers });
    expect(again.json().code).toBe('not_found');
  });
});
