import { CONTRACT_VERSION } from '@shop/contract/contract-version';
import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import { FEATURES } from '@shop/contract/features';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, createJpeg, orderBody, productForm } from '../testing/products.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { BACKOFFICE, STOREFRONT, useTestApi } from '../testing/test-api.ts';

const FOREIGN = ['https://evil.example', 'null', `${STOREFRONT}.evil.example`, `x${STOREFRONT}`];
/** One response of each kind of error, and one without an error. */
type Response = [
  status: number,
  method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD',
  url: string,
  body?: string,
];
const RESPONSES: Response[] = [
  [200, 'GET', '/api/products/'],
  [400, 'GET', '/api/products/%zz/'],
  [400, 'POST', '/api/commands/', '{'],
  [401, 'GET', '/api/commands/list/'],
  [404, 'GET', '/nothing/here'],
  [405, 'DELETE', '/api/products/'],
  [422, 'POST', '/api/commands/', '{}'],
];
/** The same, and those without a body. */
const ALL_RESPONSES: Response[] = [
  ...RESPONSES,
  [200, 'HEAD', '/api/products/'],
  [204, 'OPTIONS', '/api/commands/'],
  [204, 'OPTIONS', '/nothing/here'],
];

async function preflight(app: Parameters<typeof call>[0], method: string, header: string) {
  const headers = {
    origin: STOREFRONT,
    'access-control-request-method': method,
    'access-control-request-headers': header,
  };
  return call(app, 'OPTIONS', '/api/commands/', { headers });
}

eachDatabase((createTestDatabase) => {
  describe('with every feature', () => {
    const getApi = useTestApi(createTestDatabase);

    test.each(RESPONSES)('Z5 only the two apps may read a %i', async (...expected) => {
      const [status, method, url, body] = expected;
      for (const origin of [STOREFRONT, BACKOFFICE]) {
        const read = await call(getApi(), method, url, { body, headers: { origin } });
        expect(read.statusCode).toBe(status);
        expect(read.headers['access-control-allow-origin']).toBe(origin);
        expect(read.headers['access-control-expose-headers']).toMatch(
          /Shop-Features, X-Total-Count, Shop-Contract-Version/,
        );
        expect(read.headers['access-control-allow-credentials']).toBeUndefined();
        expect(read.headers['shop-features']).toBe(FEATURES.join(' '));
        expect(read.headers['shop-contract-version']).toBe(CONTRACT_VERSION);
        expect(read.headers.vary).toContain('Origin');
        expect(read.headers['x-content-type-options']).toBe('nosniff');
        expect(read.headers['content-type']).toMatch(/^application\/json/);
      }
      for (const origin of FOREIGN) {
        const read = await call(getApi(), method, url, { body, headers: { origin } });
        expect(read.headers['access-control-allow-origin'], origin).toBeUndefined();
      }
    });

    test('Z5 the apps may send the methods and headers of the endpoints', async () => {
      const response = await preflight(getApi(), 'POST', 'content-type, idempotency-key');
      expect(response.statusCode).toBe(204);
      const allowed = String(response.headers['access-control-allow-headers']);
      expect(allowed.split(', ')).toEqual(
        expect.arrayContaining(['Authorization', 'Content-Type', 'Idempotency-Key']),
      );
      expect(response.headers['access-control-allow-methods']).toContain('PATCH');
    });

    test.each(ALL_RESPONSES)(
      'B1 no page may embed or frame a %i, and no browser guesses its type',
      async (...expected) => {
        const [, method, url, body] = expected;
        const { headers } = await call(getApi(), method, url, { body });
        expect(headers).toMatchObject(SECURITY_HEADERS);
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(headers['referrer-policy']).toBe('no-referrer');
        expect(headers['strict-transport-security']).toBeUndefined();
      },
    );

    test('P1 no cache keeps a response of the owner or the staff, a refused one or a changed one', async () => {
      const api = getApi();
      for (const { method, path, access } of Object.values<Endpoint>(endpoints)) {
        if (path === endpoints.endAllSessions.path) continue;
        const isPublic = access === 'public' && method === 'GET';
        for (const token of [api.token, undefined]) {
          const { headers, statusCode } = await call(api, method, path, { token });
          const expected = isPublic && statusCode < 400 ? 'no-cache' : 'no-store';
          expect(headers['cache-control'], `${method} ${path} ${statusCode}`).toBe(expected);
        }
      }
    });

    test('B1 the apps may show images, also from their cache', async () => {
      const product = await addProduct(getApi(), getApi().token, {}, [await createJpeg(7)]);
      const pathname = product.product_images[0] ?? '';
      const image = await call(getApi(), 'GET', pathname);
      const headers = { 'if-none-match': String(image.headers.etag) };
      const unchanged = await call(getApi(), 'GET', pathname, { headers });
      expect([image.statusCode, unchanged.statusCode]).toEqual([200, 304]);
      for (const response of [image, unchanged, await call(getApi(), 'GET', '/media/none.webp')]) {
        expect(response.headers).toMatchObject({
          ...SECURITY_HEADERS,
          'cross-origin-resource-policy': 'cross-origin',
        });
      }
    });

    test('a path without its last slash has the same response, without a redirect', async () => {
      const product = await addProduct(getApi(), getApi().token);
      for (const url of [
        '/api/products',
        `/api/products/${product.product_Id}`,
        '/api/images/banner',
      ]) {
        const response = await call(getApi(), 'GET', url);
        expect([response.statusCode, response.body], url).toEqual([
          200,
          (await call(getApi(), 'GET', `${url}/`)).body,
        ]);
      }
    });

    test('liveness, readiness, the OpenAPI document and its page are served', async () => {
      for (const url of ['/healthz', '/readyz', '/openapi.json', '/docs']) {
        expect((await call(getApi(), 'GET', url)).statusCode, url).toBe(200);
      }
    });

    test('a process that starts or stops is alive and not ready', async () => {
      const { app } = getApi();
      app.isReady = false;
      onTestFinished(() => void (app.isReady = true));
      const response = await call(getApi(), 'GET', '/readyz');
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
      expect((await call(getApi(), 'GET', '/healthz')).statusCode).toBe(200);
    });
  });

  describe('behind a proxy that ends TLS', () => {
    const getApi = useTestApi(createTestDatabase, { trustProxy: ['127.0.0.1'] });
    const direct = useTestApi(createTestDatabase);
    const headers = { 'x-forwarded-proto': 'https' };

    test.each(ALL_RESPONSES)('B1 browsers use TLS alone after a %i', async (...expected) => {
      const [status, method, url, body] = expected;
      const response = await call(getApi(), method, url, { body, headers });
      expect([response.statusCode, response.headers['strict-transport-security']]).toEqual([
        status,
        'max-age=31536000; includeSubDomains',
      ]);
    });

    test('B1 without TLS, and when another machine claims it, there is no such header', async () => {
      for (const response of [
        await call(getApi(), 'GET', '/healthz', { headers: { 'x-forwarded-proto': 'http' } }),
        await call(getApi(), 'GET', '/healthz'),
        await call(direct(), 'GET', '/healthz', { headers }),
      ]) {
        expect(response.headers['strict-transport-security']).toBeUndefined();
      }
    });
  });

  describe('without any feature', () => {
    const getApi = useTestApi(createTestDatabase, { features: [] });

    test('API-4 no feature is listed, and none of their headers is allowed', async () => {
      const response = await preflight(getApi(), 'POST', 'idempotency-key');
      expect(response.headers['access-control-allow-headers']).not.toMatch(/idempotency/i);
      expect(response.headers['access-control-allow-methods']).not.toContain('PATCH');
      const list = await call(getApi(), 'GET', '/api/products/');
      expect(list.headers['shop-features']).toBe('');
      expect(list.headers['shop-contract-version']).toBe(CONTRACT_VERSION);
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
    ] as const)('API-4 %s %s does not exist, with and without a token', async (method, url) => {
      for (const token of [undefined, getApi().token]) {
        const response = await call(getApi(), method, url, { token });
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
    });

    test('API-4 query parameters are ignored, whatever their values', async () => {
      const { token } = getApi();
      await addProduct(getApi(), token, { product_name: 'Alpha' });
      await addProduct(getApi(), token, { product_name: 'Beta' });
      const plain = await call(getApi(), 'GET', '/api/products/');
      const query = '?limit=1&offset=-5&search=alpha&sort=price&color=x&in_stock=perhaps&sort=no';
      expect((await call(getApi(), 'GET', `/api/products/${query}`)).body).toBe(plain.body);
      for (const list of ['commands', 'queries']) {
        const url = `/api/${list}/list/?limit=0&status=x&type=y&search=z`;
        expect((await call(getApi(), 'GET', url, { token })).statusCode).toBe(200);
      }
    });

    test('API-4 a product has no field `image_colors`, also when another process stored some', async () => {
      const { token, context } = getApi();
      const { product_Id: id } = await addProduct(getApi(), token, {}, [await createJpeg(3)]);
      await context.database.db
        .updateTable('product_images')
        .set({ color: '#17457F' })
        .where('product_id', '=', Number(id))
        .execute();
      const update = { token, body: productForm() };
      for (const { body } of [
        await call(getApi(), 'GET', '/api/products/'),
        await call(getApi(), 'PUT', `/api/products/${id}/`, update),
      ]) {
        expect(body).toContain('/media/');
        expect(body).not.toContain('image_colors');
      }
    });

    test('API-4 a product has no field `material` or `care`, also when another process stored them', async () => {
      const { token, context } = getApi();
      const { product_Id: id } = await addProduct(getApi(), token);
      const { db } = context.database;
      const texts = { material: 'Lin', care: 'À 30 °C' };
      await db.updateTable('products').set(texts).where('id', '=', Number(id)).execute();
      const update = { token, body: productForm() };
      for (const { body } of [
        await call(getApi(), 'GET', '/api/products/'),
        await call(getApi(), 'PUT', `/api/products/${id}/`, update),
      ]) {
        expect(body).not.toMatch(/"(?:material|care)"/);
      }
      const stored = await db.selectFrom('products').select(['material', 'care']).execute();
      expect(stored).toContainEqual(texts);
    });

    test('API-4 form fields are refused as unknown', async () => {
      const { token } = getApi();
      for (const field of [
        'image_order',
        'image_colors',
        'material',
        'care',
        'base_colors',
        'base_fields',
      ]) {
        const body = productForm({ [field]: '[]' });
        const response = await call(getApi(), 'POST', '/api/products/', { token, body });
        expect(response.json().fields).toEqual({ [field]: 'unknown' });
      }
      const body = new FormData();
      body.append('image_type', 'banner');
      body.append('position', '0');
      body.append('image', await createJpeg());
      const response = await call(getApi(), 'POST', '/api/images/', { token, body });
      expect(response.json().fields).toEqual({ position: 'unknown' });
    });

    test('API-4 the idempotency key is ignored: the same order again is one order', async () => {
      const { token } = getApi();
      const product = await addProduct(getApi(), token);
      const body = orderBody(product.product_Id);
      const send = (key: string) =>
        call(getApi(), 'POST', '/api/commands/', { body, headers: { 'idempotency-key': key } });
      expect((await send('a')).body).toBe((await send('é')).body);
    });

    test('API-4 a message has no field `answered`', async () => {
      const { token } = getApi();
      const body = {
        client_name: 'Amira',
        email: 'amira@exemple.tn',
        query_type: 'information',
        message: 'Bonjour',
        command_id: null,
      };
      await call(getApi(), 'POST', '/api/queries/', { body });
      const [received] = (await call(getApi(), 'GET', '/api/queries/list/', { token })).json();
      expect(received).not.toHaveProperty('answered');
    });
  });
});
