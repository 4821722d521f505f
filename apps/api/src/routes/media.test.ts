import { readFile } from 'node:fs/promises';
import { FEATURES } from '@shop/contract/features';
import { failureSchema } from '@shop/contract/schemas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase, type Place } from '../testing/each-database.ts';
import { addProduct, orderOf, productForm } from '../testing/goods.ts';
import { useHost, type Host } from '../testing/host.ts';
import { keptFiles } from '../testing/kept-files.ts';
import { makeUpload } from '../testing/picture-shop.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const CHROME = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const HASH = 'ab'.repeat(16);

type Running = Host & { token: string; place: Place };

async function newPicture({ place }: Running): Promise<Blob> {
  return new Blob([await readFile(await makeUpload(place, 50, true))]);
}

async function addPictured(host: Running) {
  const product = await addProduct(host, host.token, {}, [await newPicture(host)]);
  return { ...product, path: product.product_images[0] ?? '' };
}

function get(host: Pick<Host, 'app'>, url: string, accept = '*/*') {
  return call(host, 'GET', url, { headers: { accept } });
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('host.md GET /media/… without w is the master: a clean JPEG, immutable for a year', async () => {
    const { path } = await addPictured(running());
    expect(path).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
    const answer = await get(running(), path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(answer.rawPayload.length),
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');
  });

  test('host.md GET /media/…?w=640 answers by width and Accept, and says so to caches', async () => {
    const { path } = await addPictured(running());
    const answer = await get(running(), `${path}?w=640`, 'image/webp,*/*');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOREVER,
    });
    expect(answer.headers.vary).toMatch(/\bAccept\b/);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
    expect((await get(running(), `${path}?w=640`)).headers['content-type']).toBe('image/jpeg');
  });

  test('host.md until a variant is made the nearest answers for a short while, then the variant for a year', async () => {
    const host = running();
    const { path } = await addPictured(host);
    const early = await get(host, `${path}?w=320`, CHROME);
    expect(early.headers['content-type']).toBe('image/webp');
    expect(early.headers['cache-control']).toMatch(/^public, max-age=\d\d$/);
    await host.shop.media.makeVariants(path, new AbortController().signal);
    const late = await get(host, `${path}?w=320`, CHROME);
    expect(late.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': FOREVER });
    expect(late.headers.etag).not.toBe(early.headers.etag);
  });

  test('host.md HEAD /media/… says what GET would, without the bytes', async () => {
    const { path } = await addPictured(running());
    const whole = await get(running(), path);
    const head = await call(running(), 'HEAD', path);
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  test('host.md a picture the browser has is not sent again', async () => {
    const { path } = await addPictured(running());
    const { headers } = await get(running(), path);
    const again = await call(running(), 'GET', path, {
      headers: { 'if-none-match': `"other", ${headers.etag ?? ''}` },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each(['0', '-1', '1.5', 'abc', '', '1e9', '640&w=320'])(
    'host.md w=%s is no width: 422, not a guess',
    async (width) => {
      const { path } = await addPictured(running());
      const answer = await get(running(), `${path}?w=${width}`);
      expect(answer.statusCode).toBe(422);
      expect(failureSchema.parse(answer.json()).fields).toEqual({ w: 'not_an_integer' });
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
  ])('U3 %s reads nothing', async (url) => {
    const answer = await get(running(), url);
    expect(answer.statusCode).toBe(404);
    expect(failureSchema.parse(answer.json()).code).toBe('not_found');
  });

  test('host.md a deleted product takes its pictures along, but not those an order names', async () => {
    const host = running();
    const { token } = host;
    const [ordered, plain] = [await addPictured(host), await addPictured(host)];
    const order = await call(host, 'POST', '/api/commands/', { body: orderOf(ordered.product_Id) });
    expect(order.statusCode).toBe(201);
    for (const { product_Id } of [ordered, plain]) {
      await call(host, 'DELETE', `/api/products/${product_Id}/`, { token });
    }
    expect((await get(host, ordered.path)).statusCode).toBe(200);
    expect((await get(host, plain.path)).statusCode).toBe(404);
  });

  test('host.md a save that is refused leaves no file', async () => {
    const host = running();
    const before = await keptFiles(host.place);
    const notOne = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    for (const body of [
      productForm({}, [await newPicture(host), notOne]),
      productForm({ price: 'free' }, [await newPicture(host)]),
      productForm({ image_order: '["new:7"]' }, [await newPicture(host)]),
    ]) {
      const answer = await call(host, 'POST', '/api/products/', { token: host.token, body });
      expect(answer.statusCode).toBe(422);
    }
    await expect.poll(() => keptFiles(host.place)).toEqual(before);
  });

  describe('without the feature picture-widths', () => {
    const plain = useHost(makePlace, {
      features: FEATURES.filter((feature) => feature !== 'picture-widths'),
    });

    test('host.md w is ignored, whatever it says', async () => {
      const { path } = await addPictured(plain());
      const master = await get(plain(), path);
      for (const query of ['w=640', 'w=abc']) {
        const answer = await get(plain(), `${path}?${query}`, CHROME);
        expect(answer.rawPayload.equals(master.rawPayload)).toBe(true);
        expect(answer.headers['cache-control']).toBe(FOREVER);
      }
    });
  });
});
