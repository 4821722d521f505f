import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import { SignJWT } from 'jose';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, logIn } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { useTestApi, type TestApi } from '../testing/test-api.ts';
import { listRoutes } from './route-list.ts';

/** Public paths that are not endpoints of the contract (docs/api.md). */
const OTHER_ROUTES = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /openapi.json',
  'GET /docs',
  'GET /media/:name',
]);

const all = Object.values<Endpoint>(endpoints);
const adminEndpoints = all.filter((endpoint) => endpoint.access !== 'public');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function urlOf({ path }: Endpoint): string {
  return path.replace(':gender', 'Men').replace(':season', 'New%20Arrivals').replace(':id', '1');
}

/** Variants of a path that an attacker could use to bypass a rule. */
function pathVariants(url: string): string[] {
  return [url, url.slice(0, -1), `${url}?x=1`, url.replace('a', '%61'), url.replace('i', '%69')];
}

/** What a forged token has in place of what the API server signs. */
type Forgery = {
  alg?: 'HS256' | 'HS512';
  typ?: string;
  issuer?: string;
  audience?: string;
  secret?: Uint8Array;
};

/** Signs a token as the API server does, except for `forgery`. */
async function sign(api: TestApi, sid: string, forgery: Forgery = {}) {
  const { id: kid, secret } = await api.context.signingKeys.current();
  const { alg = 'HS256', typ = 'access', issuer = 'shop', audience = 'back-office' } = forgery;
  return new SignJWT({ sid })
    .setProtectedHeader({ alg, typ, kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(forgery.secret ?? secret);
}

/** The session of an access token. */
function sessionOf(access: string): string {
  const [, payload = ''] = access.split('.');
  const claims = z.object({ sid: z.string() });
  return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).sid;
}

function withoutSignature(token: string): string {
  const [, payload = ''] = token.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'access' })).toString('base64url');
  return `${header}.${payload}.`;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('Z1 every registered route is an endpoint of the contract or one of the few listed others', async () => {
    const { routeList } = getApi().app;
    const known = new Set(all.map(({ method, path }) => `${method} ${path}`));
    const registered = routeList.map(({ method, url }) => `${method} ${url}`);
    expect(registered.filter((name) => !known.has(name) && !OTHER_ROUTES.has(name))).toEqual([]);
    expect(new Set(registered)).toEqual(new Set([...known, ...OTHER_ROUTES]));
  });

  test('Z1 a route without a declared access cannot be registered', () => {
    const app = Fastify();
    listRoutes(app);
    expect(() => app.route({ method: 'GET', url: '/new', handler: async () => 1 })).toThrow(
      /access/,
    );
  });

  test('Z1 no admin endpoint accepts a request without a valid token, in any spelling of its path', async () => {
    const api = getApi();
    const { access, refresh } = await logIn(api);
    const tokens = [
      undefined,
      '',
      'nonsense',
      'a.b.c',
      refresh,
      withoutSignature(access),
      `${access.slice(0, -2)}AA`,
      await sign(api, 'nobody'),
      await sign(api, sessionOf(access), { secret: new Uint8Array(48) }),
    ];
    for (const endpoint of adminEndpoints) {
      for (const url of pathVariants(urlOf(endpoint))) {
        for (const token of tokens) {
          const response = await call(api, endpoint.method, url, { token });
          const request = `${endpoint.method} ${url} with ${token}`;
          expect(response.statusCode, request).toBe(401);
          expect(response.json().code, request).toBe('unauthorized');
        }
      }
    }
  });

  test('A5 an expired token and a forged token of an open session are refused', async () => {
    const api = getApi();
    const { access } = await logIn(api);
    const check = async (token: string) =>
      (await call(api, 'GET', '/accounts/protected-admin/', { token })).statusCode;
    expect(await check(access)).toBe(200);
    const sid = sessionOf(access);
    expect(await check(await sign(api, sid))).toBe(200);
    const forgeries: Forgery[] = [
      { typ: 'refresh' },
      { issuer: 'another shop' },
      { audience: 'storefront' },
      { alg: 'HS512' },
      { secret: new Uint8Array(48) },
    ];
    for (const forgery of forgeries) {
      const status = await check(await sign(api, sid, forgery));
      expect(status, JSON.stringify(forgery)).toBe(401);
    }
    api.advanceClock(10 * 60_000);
    expect(await check(access)).toBe(401);
  });

  test('Z1 no method on any path returns 5xx, and only the methods of the contract return 2xx', async () => {
    const api = getApi();
    const { access: token } = await logIn(api);
    const { path: sessions } = endpoints.endAllSessions;
    // Its DELETE ends the session of the requests.
    const urls = all.map(urlOf).filter((url) => url !== sessions);
    for (const url of [...new Set(urls), sessions]) {
      const isSignedIn = await call(api, 'GET', endpoints.protectedAdmin.path, { token });
      expect(isSignedIn.statusCode, url).toBe(200);
      for (const method of METHODS) {
        const response = await call(api, method, url, { token });
        const declared = all.some(
          (endpoint) => endpoint.method === method && urlOf(endpoint) === url,
        );
        expect(response.statusCode, `${method} ${url}`).toBeLessThan(500);
        if (!declared) expect([404, 405, 415], `${method} ${url}`).toContain(response.statusCode);
        if (response.statusCode === 405) expect(response.headers.allow).toContain('OPTIONS');
      }
    }
  });

  test('Z2 a large upload without a token is refused before its body is read', async () => {
    const { app } = getApi();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
    const head = [
      'POST /api/products/ HTTP/1.1',
      'Host: shop.example',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });

  test('Z5 a form sent to a JSON endpoint, and JSON sent to a form endpoint, have the wrong type', async () => {
    const api = getApi();
    const { access: token } = await logIn(api);
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
        const response = await api.app.inject({ method, url, headers, payload: 'a=1' });
        expect([response.statusCode, response.json().code], `${method} ${url} ${type}`).toEqual([
          415,
          'wrong_type',
        ]);
      }
    }
  });

  test('a DELETE with a content type and without a body is accepted', async () => {
    const api = getApi();
    const headers = { 'content-type': 'application/json' };
    const response = await call(api, 'DELETE', '/api/products/1/', { token: api.token, headers });
    expect(response.json().code).toBe('unauthorized');
    const { access: token } = await logIn(api);
    const authorized = await call(api, 'DELETE', '/api/products/1/', { token, headers });
    expect(authorized.json().code).toBe('not_found');
  });
});
