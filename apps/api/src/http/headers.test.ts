import { FEATURES } from '@shop/contract/features';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, makePicture, orderOf, productForm } from '../testing/goods.ts';
import { BACKOFFICE, STOREFRONT, useHost } from '../testing/host.ts';

const FOREIGN = ['https://evil.example', 'null', `${STOREFRONT}.evil.example`, `x${STOREFRONT}`];
/** One answer of each kind of failure, and one that is none. */
const ANSWERS: [status: number, method: 'GET' | 'POST' | 'DELETE', url: string, body?: string][] = [
  [200, 'GET', '/api/products/'],
  [400, 'GET', '/api/products/%zz/'],
  [400, 'POST', '/api/commands/', '{'],
  [401, 'GET', '/api/commands/list/'],
  [404, 'GET', '/nothing/here'],
  [405, 'DELETE', '/api/products/'],
  [422, 'POST', '/api/commands/', '{}'],
];

async function preflight(app: Parameters<typeof call>[0], method: string, header: string) {
  const headers = {
    origin: STOREFRONT,
    'access-control-request-method': method,
    'access-control-request-headers': header,
  };
  return call(app, 'OPTIONS', '/api/commands/', { headers });
}

eachDatabase((makePlace) => {
  describe('with every feature', () => {
    const running = useHost(makePlace);

    test.each(ANSWERS)('Z5 the two apps may read a %i, nobody else may', async (...answer) => {
      const [status, method, url, body] = answer;
      for (const origin of [STOREFRONT, BACKOFFICE]) {
        const read = await call(running(), method, url, { body, headers: { origin } });
        expect(read.statusCode).toBe(status);
        expect(read.headers['access-control-allow-origin']).toBe(origin);
        expect(read.headers['access-control-expose-headers']).toMatch(
          /Shop-Features, X-Total-Count/,
        );
        expect(read.headers['access-control-allow-credentials']).toBeUndefined();
        expect(read.headers['shop-features']).toBe(FEATURES.join(' '));
        expect(read.headers.vary).toContain('Origin');
        expect(read.headers['x-content-type-options']).toBe('nosniff');
        expect(read.headers['content-type']).toMatch(/^application\/json/);
      }
      for (const origin of FOREIGN) {
        const read = await call(running(), method, url, { body, headers: { origin } });
        expect(read.headers['access-control-allow-origin'], origin).toBeUndefined();
      }
    });

    test('Z5 the apps may send the calls’ methods and headers', async () => {
      const answer = await preflight(running(), 'POST', 'content-type, idempotency-key');
      expect(answer.statusCode).toBe(204);
      const allowed = String(answer.headers['access-control-allow-headers']);
      expect(allowed.split(', ')).toEqual(
        expect.arrayContaining(['Authorization', 'Content-Type', 'Idempotency-Key']),
      );
      expect(answer.headers['access-control-allow-methods']).toContain('PATCH');
    });

    test('B1 the apps may show pictures, and nothing may frame or guess an answer', async () => {
      const { headers } = await call(running(), 'GET', '/healthz');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBe('no-referrer');
    });

    test('host.md a path without its slash answers too, and nothing redirects', async () => {
      const product = await addProduct(running(), running().token);
      for (const url of [
        '/api/products',
        `/api/products/${product.product_Id}`,
        '/api/images/banner',
      ]) {
        const answer = await call(running(), 'GET', url);
        expect([answer.statusCode, answer.body], url).toEqual([
          200,
          (await call(running(), 'GET', `${url}/`)).body,
        ]);
      }
    });

    test('host.md the process answers, the database answers, the description is served', async () => {
      for (const url of ['/healthz', '/readyz', '/openapi.json', '/docs']) {
        expect((await call(running(), 'GET', url)).statusCode, url).toBe(200);
      }
    });

    test('host.md a process that starts or ends answers, and says that it is not ready', async () => {
      const { app } = running();
      app.isReady = false;
      onTestFinished(() => void (app.isReady = true));
      const answer = await call(running(), 'GET', '/readyz');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      expect((await call(running(), 'GET', '/healthz')).statusCode).toBe(200);
    });
  });

  describe('API-4 with no feature at all', () => {
    const running = useHost(makePlace, { features: [] });

    test('none is announced, nor its headers allowed', async () => {
      const answer = await preflight(running(), 'POST', 'idempotency-key');
      expect(answer.headers['access-control-allow-headers']).not.toMatch(/idempotency/i);
      expect(answer.headers['access-control-allow-methods']).not.toContain('PATCH');
      const list = await call(running(), 'GET', '/api/products/');
      expect(list.headers['shop-features']).toBe('');
      expect(list.headers['x-total-count']).toBeUndefined();
    });

    test.each([
      ['GET', '/api/products/facets/'],
      ['GET', '/api/products/1/'],
      ['POST', '/accounts/token/refresh/'],
      ['POST', '/accounts/logout/'],
      ['GET', '/api/commands/1/'],
      ['PATCH', '/api/commands/1/'],
      ['GET', '/api/commands/counts/'],
      ['PATCH', '/api/queries/1/'],
      ['GET', '/api/stats/'],
    ] as const)('%s %s is not there, token or not', async (method, url) => {
      for (const token of [undefined, running().token]) {
        const answer = await call(running(), method, url, { token });
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      }
    });

    test('parameters are ignored, whatever they hold', async () => {
      const { token } = running();
      await addProduct(running(), token, { product_name: 'Alpha' });
      await addProduct(running(), token, { product_name: 'Beta' });
      const plain = await call(running(), 'GET', '/api/products/');
      const asked = '?limit=1&offset=-5&search=alpha&sort=price&color=x&in_stock=perhaps&sort=no';
      expect((await call(running(), 'GET', `/api/products/${asked}`)).body).toBe(plain.body);
      for (const list of ['commands', 'queries']) {
        const url = `/api/${list}/list/?limit=0&status=x&type=y&search=z`;
        expect((await call(running(), 'GET', url, { token })).statusCode).toBe(200);
      }
    });

    test('form fields are refused as unknown', async () => {
      const { token } = running();
      for (const field of ['image_order', 'base_colors']) {
        const body = productForm({ [field]: '[]' });
        const answer = await call(running(), 'POST', '/api/products/', { token, body });
        expect(answer.json().fields).toEqual({ [field]: 'unknown' });
      }
      const body = new FormData();
      body.append('image_type', 'banner');
      body.append('position', '0');
      body.append('image', await makePicture());
      const answer = await call(running(), 'POST', '/api/images/', { token, body });
      expect(answer.json().fields).toEqual({ position: 'unknown' });
    });

    test('a key is no key: the same order again is the same order all the same', async () => {
      const { token } = running();
      const product = await addProduct(running(), token);
      const body = orderOf(product.product_Id);
      const send = (key: string) =>
        call(running(), 'POST', '/api/commands/', { body, headers: { 'idempotency-key': key } });
      expect((await send('a')).body).toBe((await send('é')).body);
    });

    test('a message says nothing of being answered', async () => {
      const { token } = running();
      const body = {
        client_name: 'Amira',
        email: 'amira@exemple.tn',
        query_type: 'information',
        message: 'Bonjour',
        command_id: null,
      };
      await call(running(), 'POST', '/api/queries/', { body });
      const [query] = (await call(running(), 'GET', '/api/queries/list/', { token })).json();
      expect(query).not.toHaveProperty('answered');
    });
  });
});
