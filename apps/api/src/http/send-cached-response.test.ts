import { productSchema } from '@shop/contract/schemas';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { createSqliteDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { STOREFRONT, useTestApi } from '../testing/test-api.ts';
import { sendOrder } from '../testing/orders.ts';

const URLS = [
  '/api/products/?limit=3',
  '/api/products/1/',
  '/api/products/facets/',
  '/api/images/',
];
const LONG = { description: 'Tissée à Mahdia. '.repeat(80), colors: '[]' };

describe('cached responses', () => {
  const getApi = useTestApi(createSqliteDatabase);
  const get = (url: string, headers: Record<string, string> = {}) =>
    call(getApi(), 'GET', url, { headers });
  beforeAll(async () => {
    for (let number = 0; number < 4; number += 1) {
      await addProduct(getApi(), getApi().token, number === 0 ? {} : LONG);
    }
  });

  test.each(URLS)('%s is not sent again to a client that has it', async (url) => {
    const first = await get(url, { origin: STOREFRONT });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(String(first.headers.vary).split(', ').toSorted()).toEqual([
      'Accept-Encoding',
      'Origin',
    ]);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*', `${tag.slice(0, -1)}-br"`]) {
      const again = await get(url, { 'if-none-match': known, origin: STOREFRONT });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
      expect(again.headers.vary).toBe(first.headers.vary);
      expect(again.headers['access-control-allow-origin']).toBe(STOREFRONT);
      expect(again.headers['x-total-count']).toBe(first.headers['x-total-count']);
      expect(again.headers['content-length']).toBeUndefined();
    }
    for (const other of ['"other"', tag.slice(1, -1), `"x${tag.slice(1)}`]) {
      expect((await get(url, { 'if-none-match': other })).statusCode, other).toBe(200);
    }
  });

  test('the response to HEAD has the headers of GET and no body', async () => {
    const whole = await get('/api/products/1/');
    const head = await call(getApi(), 'HEAD', '/api/products/1/');
    expect([head.statusCode, head.body, head.headers['content-length'], head.headers.etag]).toEqual(
      [200, '', whole.headers['content-length'], whole.headers.etag],
    );
  });

  test('an order changes the ETag of its product, and of no other product', async () => {
    const [sold, other] = await Promise.all([get('/api/products/1/'), get('/api/products/2/')]);
    expect((await sendOrder(getApi(), orderBody('1'))).statusCode).toBe(201);
    const again = await get('/api/products/1/', { 'if-none-match': String(sold.headers.etag) });
    expect(again.statusCode).toBe(200);
    expect(again.headers.etag).not.toBe(sold.headers.etag);
    const same = await get('/api/products/2/', { 'if-none-match': String(other.headers.etag) });
    expect(same.statusCode).toBe(304);
  });

  test('an empty page of a list that has grown has another ETag, because its count has changed', async () => {
    const url = '/api/products/?limit=1&offset=100';
    const before = await get(url);
    await addProduct(getApi(), getApi().token);
    const after = await get(url, { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.body]).toEqual([200, before.body]);
    expect(after.headers['x-total-count']).toBe(
      String(Number(before.headers['x-total-count']) + 1),
    );
  });

  test('a client that accepts brotli gets it when it is ready, and the plain body until then', async () => {
    const url = '/api/products/?limit=4&sort=newest';
    const plain = await get(url);
    const first = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBeUndefined();
    expect(first.body).toBe(plain.body);
    await expect
      .poll(async () => (await get(url, { 'accept-encoding': 'br;q=0.5' })).headers, {
        timeout: 10_000,
      })
      .toMatchObject({ 'content-encoding': 'br' });
    const compressed = await get(url, { 'accept-encoding': 'gzip, BR' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, '-br"'));
    expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length));
    productSchema.array().length(4).parse(plain.json());
    for (const refused of ['', 'gzip', 'br;q=0', 'br; q=0.000', 'brotli']) {
      const response = await get(url, { 'accept-encoding': refused });
      expect(response.headers['content-encoding'], refused).toBeUndefined();
      expect(response.body).toBe(plain.body);
    }
  });
});
