import { readFile } from 'node:fs/promises';
import { FEATURES } from '@shop/contract/features';
import { errorBodySchema } from '@shop/contract/schemas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { deleteForGood } from '../testing/bin-entries.ts';
import { call } from '../testing/requests.ts';
import { eachDatabase, type TestDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody, productForm } from '../testing/products.ts';
import { useTestApi, type TestApi } from '../testing/test-api.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { makeUpload } from '../testing/image-context.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHROME = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const HASH = 'ab'.repeat(16);

type Running = TestApi & { token: string; testDatabase: TestDatabase };

async function newImage({ testDatabase }: Running): Promise<Blob> {
  return new Blob([await readFile(await makeUpload(testDatabase, 50, true))]);
}

async function addProductWithImage(api: Running) {
  const product = await addProduct(api, api.token, {}, [await newImage(api)]);
  return { ...product, path: product.product_images[0] ?? '' };
}

function get(api: Pick<TestApi, 'app'>, url: string, accept = '*/*') {
  return call(api, 'GET', url, { headers: { accept } });
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('GET /media/… without w returns the master, a JPEG that is immutable for a year', async () => {
    const { path } = await addProductWithImage(getApi());
    expect(path).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
    const response = await get(getApi(), path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(response.rawPayload.length),
      'cache-control': IMMUTABLE,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg');
  });

  test('GET /media/…?w=720 depends on width and Accept, and its Vary header contains Accept', async () => {
    const { path } = await addProductWithImage(getApi());
    const response = await get(getApi(), `${path}?w=720`, 'image/webp,*/*');
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': IMMUTABLE,
    });
    expect(response.headers.vary).toMatch(/\bAccept\b/);
    expect((await sharp(response.rawPayload).metadata()).format).toBe('webp');
    expect((await get(getApi(), `${path}?w=720`)).headers['content-type']).toBe('image/jpeg');
  });

  test('until a rendition is made, the nearest one is cached for a short time; then the rendition for a year', async () => {
    const api = getApi();
    const { path } = await addProductWithImage(api);
    const early = await get(api, `${path}?w=320`, CHROME);
    expect(early.headers['content-type']).toBe('image/webp');
    expect(early.headers['cache-control']).toMatch(/^public, max-age=\d\d$/);
    await api.context.media.makeRenditions(path, new AbortController().signal);
    const later = await get(api, `${path}?w=320`, CHROME);
    expect(later.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': IMMUTABLE,
    });
    expect(later.headers.etag).not.toBe(early.headers.etag);
  });

  test('the response to HEAD /media/… has the headers of GET and no body', async () => {
    const { path } = await addProductWithImage(getApi());
    const whole = await get(getApi(), path);
    const head = await call(getApi(), 'HEAD', path);
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  test('an image that the browser has cached is not sent again', async () => {
    const { path } = await addProductWithImage(getApi());
    const { headers } = await get(getApi(), path);
    const again = await call(getApi(), 'GET', path, {
      headers: { 'if-none-match': `"other", ${headers.etag ?? ''}` },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each(['0', '-1', '1.5', 'abc', '', '1e9', '720&w=320'])(
    'w=%s is not a width: 422',
    async (width) => {
      const { path } = await addProductWithImage(getApi());
      const response = await get(getApi(), `${path}?w=${width}`);
      expect(response.statusCode).toBe(422);
      expect(errorBodySchema.parse(response.json()).fields).toEqual({ w: 'not_an_integer' });
    },
  );

  test.each([
    `/media/${HASH}.jpg`,
    `/media/${HASH}.svg`,
    '/media/',
    '/media/tmp',
    '/media/..%2fshop.sqlite',
    '/media/%2e%2e/shop.sqlite',
    '/media/../shop.sqlite',
    '/media/....//shop.sqlite',
    '/media/%252e%252e%252fshop.sqlite',
    `/media/${HASH}.jpg%00.png`,
    `/media/ab/${HASH}.jpg`,
    `/media/tmp%2f${HASH}.jpg`,
    '/media/..%5c..%5cshop.sqlite',
    `/media/${'a'.repeat(5_000)}`,
  ])('U3 %s reads no file', async (url) => {
    const response = await get(getApi(), url);
    expect(response.statusCode).toBe(404);
    expect(errorBodySchema.parse(response.json()).code).toBe('not_found');
  });

  test('the images of a product that is deleted from the bin are deleted, except those of an order', async () => {
    const api = getApi();
    const { token } = api;
    const [ordered, plain] = [await addProductWithImage(api), await addProductWithImage(api)];
    const order = await call(api, 'POST', '/api/commands/', {
      body: orderBody(ordered.product_Id),
    });
    expect(order.statusCode).toBe(201);
    for (const { product_Id } of [ordered, plain]) await deleteForGood(api, token, product_Id);
    expect((await get(api, ordered.path)).statusCode).toBe(200);
    expect((await get(api, plain.path)).statusCode).toBe(404);
  });

  test('a refused save leaves no file', async () => {
    const api = getApi();
    const before = await storedFiles(api.testDatabase);
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    for (const body of [
      productForm({}, [await newImage(api), svg]),
      productForm({ price: 'free' }, [await newImage(api)]),
      productForm({ image_order: '["new:7"]' }, [await newImage(api)]),
    ]) {
      const response = await call(api, 'POST', '/api/products/', { token: api.token, body });
      expect(response.statusCode).toBe(422);
    }
    await expect.poll(() => storedFiles(api.testDatabase)).toEqual(before);
  });

  describe('without the feature image-widths', () => {
    const plain = useTestApi(createTestDatabase, {
      features: FEATURES.filter((feature) => feature !== 'image-widths'),
    });

    test('w is ignored, whatever its value', async () => {
      const { path } = await addProductWithImage(plain());
      const master = await get(plain(), path);
      for (const query of ['w=720', 'w=abc']) {
        const response = await get(plain(), `${path}?${query}`, CHROME);
        expect(response.rawPayload.equals(master.rawPayload)).toBe(true);
        expect(response.headers['cache-control']).toBe(IMMUTABLE);
      }
    });
  });
});
