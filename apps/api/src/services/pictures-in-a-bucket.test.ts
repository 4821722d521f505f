import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signIn } from '../testing/calls.ts';
import { makeBucketPlace, type Place } from '../testing/each-database.ts';
import { addProduct, makePicture, orderOf, productForm } from '../testing/goods.ts';
import { makeHost, type Host } from '../testing/host.ts';
import { keptFiles } from '../testing/kept-files.ts';
import { order } from '../testing/orders.ts';
import { runCommand } from '../testing/run-command.ts';
import { sweepPictures } from './pictures.ts';
import { startVariants } from './variants.ts';

const HOUR = 3_600_000;

let place: Place;
let one: Host;
let two: Host;
let token = '';
let folder = '';

/** Two processes that share a database and a bucket, and no disk. */
beforeAll(async () => {
  place = await makeBucketPlace();
  folder = await mkdtemp(join(tmpdir(), 'shop-other-machine-'));
  one = await makeHost(place);
  two = await makeHost(place.url === undefined ? place : { ...place, dataDir: folder });
  token = (await signIn(one)).access;
});

afterAll(async () => {
  await one.close();
  await two.close();
  await place.remove();
  await rm(folder, { recursive: true, force: true });
});

test('host.md a picture sent to one process is served by the other, and gone when that one deletes it', async () => {
  const { product_Id: id, product_images: images } = await addProduct(one, token, {}, [
    await makePicture(1),
  ]);
  const [path = ''] = images;
  expect(await keptFiles({ dataDir: place.dataDir })).toEqual([]);
  expect(await keptFiles(place)).toHaveLength(3);
  const served = await call(two, 'GET', path);
  expect(served.statusCode).toBe(200);
  expect(served.headers['content-length']).toBe(String(served.rawPayload.length));
  expect(served.rawPayload.equals((await call(one, 'GET', path)).rawPayload)).toBe(true);
  const webp = await call(two, 'GET', `${path}?w=640`, { headers: { accept: 'image/webp' } });
  expect(webp.headers['content-type']).toBe('image/webp');
  await call(two, 'DELETE', `/api/products/${id}/`, { token });
  expect(await keptFiles(place)).toEqual([]);
  expect((await call(one, 'GET', path)).statusCode).toBe(404);
});

test('host.md the queue makes a picture’s variants into the bucket, whichever process takes it up', async () => {
  const { product_Id: id, product_images: images } = await addProduct(one, token, {}, [
    await makePicture(5),
  ]);
  const failures: object[] = [];
  const log = { error: (details: object) => failures.push(details) };
  const stop = startVariants(two.shop, { log });
  await expect.poll(() => keptFiles(place), { timeout: 50_000 }).toHaveLength(13);
  await stop();
  expect(failures).toEqual([]);
  const headers = { accept: 'image/avif,image/webp' };
  const avif = await call(one, 'GET', `${images[0]}?w=320`, { headers });
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await call(one, 'DELETE', `/api/products/${id}/`, { token });
  expect(await keptFiles(place)).toEqual([]);
});

test('host.md while the store is away pictures are 503 and orders and deletions go on; what is left is swept', async () => {
  const product = await addProduct(one, token, {}, [await makePicture(2)]);
  const [path = ''] = product.product_images;
  const kept = await keptFiles(place);
  const doomed = await addProduct(one, token, {}, [await makePicture(6)]);
  await place.store?.away();
  const read = await call(one, 'GET', path);
  expect([read.statusCode, read.json()]).toMatchObject([503, { code: 'unavailable' }]);
  expect(read.headers['retry-after']).toBe('5');
  const body = productForm({ product_name: 'Foulard' }, [await makePicture(3)]);
  const saved = await call(one, 'POST', '/api/products/', { token, body });
  expect([saved.statusCode, saved.json()]).toMatchObject([503, { code: 'unavailable' }]);
  expect((await order(one, orderOf(product.product_Id))).statusCode).toBe(201);
  const gone = await call(two, 'DELETE', `/api/products/${doomed.product_Id}/`, { token });
  expect(gone.statusCode).toBe(204);
  expect((await call(one, 'GET', '/api/products/')).json()).toHaveLength(1);

  await place.store?.back();
  expect((await call(one, 'GET', path)).statusCode).toBe(200);
  const rows = () => one.shop.database.db.selectFrom('pictures').select('path').execute();
  expect(await rows()).toHaveLength(3);
  await sweepPictures({ ...one.shop, now: () => Date.now() + HOUR });
  expect(await rows()).toEqual([{ path }]);
  expect(await keptFiles(place)).toEqual(kept);
});

test('K1 a backup takes the pictures out of a bucket, K2 a restore puts them into another', async () => {
  await addProduct(one, token, { product_name: 'Chéchia' }, [await makePicture(4)]);
  const file = join(folder, 'shop.tar');
  expect(await runCommand(place, ['backup', file])).toMatchObject({ code: 0 });
  const target = await makeBucketPlace();
  try {
    const restored = await runCommand(target, ['restore', file]);
    expect(restored.err + restored.out).toContain('Restored from');
    expect(restored.code).toBe(0);
    expect(await keptFiles(target)).toEqual(await keptFiles(place));
    expect(await runCommand(target, ['audit'])).toMatchObject({ code: 0 });
    await target.store?.away();
    expect(await runCommand(target, ['audit'])).toMatchObject({
      code: 5,
      err: expect.stringContaining('The store of SHOP_MEDIA_URL does not serve.'),
    });
  } finally {
    await target.remove();
  }
});
