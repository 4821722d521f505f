import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteForGood } from '../testing/bin-entries.ts';
import { call, logIn } from '../testing/requests.ts';
import { createDatabaseWithBucket, type TestDatabase } from '../testing/each-database.ts';
import { addProduct, createJpeg, orderBody, productForm } from '../testing/products.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { sendOrder } from '../testing/orders.ts';
import { runCli } from '../testing/run-cli.ts';
import { cleanUpImages } from './images.ts';
import { startRenditionWorker } from './image-renditions.ts';

const HOUR = 3_600_000;

let testDatabase: TestDatabase;
let one: TestApi;
let two: TestApi;
let token = '';
let folder = '';

/** Two processes that share a database and a bucket, but no disk. */
beforeAll(async () => {
  testDatabase = await createDatabaseWithBucket();
  folder = await mkdtemp(join(tmpdir(), 'shop-other-machine-'));
  one = await createTestApi(testDatabase);
  two = await createTestApi(
    testDatabase.url === undefined ? testDatabase : { ...testDatabase, dataDir: folder },
  );
  token = (await logIn(one)).access;
});

afterAll(async () => {
  await one.close();
  await two.close();
  await testDatabase.remove();
  await rm(folder, { recursive: true, force: true });
});

test('an image uploaded to one process is served by the other, and deleted by the other', async () => {
  const { product_Id: id, product_images: images } = await addProduct(one, token, {}, [
    await createJpeg(1),
  ]);
  const [path = ''] = images;
  expect(await storedFiles({ dataDir: testDatabase.dataDir })).toEqual([]);
  expect(await storedFiles(testDatabase)).toHaveLength(3);
  const served = await call(two, 'GET', path);
  expect(served.statusCode).toBe(200);
  expect(served.headers['content-length']).toBe(String(served.rawPayload.length));
  expect(served.rawPayload.equals((await call(one, 'GET', path)).rawPayload)).toBe(true);
  const webp = await call(two, 'GET', `${path}?w=720`, { headers: { accept: 'image/webp' } });
  expect(webp.headers['content-type']).toBe('image/webp');
  await deleteForGood(two, token, id);
  expect(await storedFiles(testDatabase)).toEqual([]);
  expect((await call(one, 'GET', path)).statusCode).toBe(404);
});

test('the renditions of an image are written to the bucket by any process', async () => {
  const { product_Id: id, product_images: images } = await addProduct(one, token, {}, [
    await createJpeg(5),
  ]);
  const failures: object[] = [];
  const log = { error: (details: object) => failures.push(details) };
  const stop = startRenditionWorker(two.context, { log });
  await expect.poll(() => storedFiles(testDatabase), { timeout: 50_000 }).toHaveLength(16);
  await stop();
  expect(failures).toEqual([]);
  const headers = { accept: 'image/avif,image/webp' };
  const avif = await call(one, 'GET', `${images[0]}?w=320`, { headers });
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await deleteForGood(one, token, id);
  expect(await storedFiles(testDatabase)).toEqual([]);
});

test('while the bucket is unavailable, images give 503, orders and deletions work, and a later cleanup deletes the rest', async () => {
  const product = await addProduct(one, token, {}, [await createJpeg(2)]);
  const [path = ''] = product.product_images;
  const remaining = await storedFiles(testDatabase);
  const deleted = await addProduct(one, token, {}, [await createJpeg(6)]);
  await testDatabase.s3Server?.goOffline();
  const read = await call(one, 'GET', path);
  expect([read.statusCode, read.json()]).toMatchObject([503, { code: 'unavailable' }]);
  expect(read.headers['retry-after']).toBe('5');
  const body = productForm({ product_name: 'Foulard' }, [await createJpeg(3)]);
  const saved = await call(one, 'POST', '/api/products/', { token, body });
  expect([saved.statusCode, saved.json()]).toMatchObject([503, { code: 'unavailable' }]);
  expect((await sendOrder(one, orderBody(product.product_Id))).statusCode).toBe(201);
  await deleteForGood(two, token, deleted.product_Id);
  expect((await call(one, 'GET', '/api/products/')).json()).toHaveLength(1);

  await testDatabase.s3Server?.goOnline();
  expect((await call(one, 'GET', path)).statusCode).toBe(200);
  const rows = () => one.context.database.db.selectFrom('images').select('path').execute();
  expect(await rows()).toHaveLength(3);
  await cleanUpImages({ ...one.context, now: () => Date.now() + HOUR });
  expect(await rows()).toEqual([{ path }]);
  expect(await storedFiles(testDatabase)).toEqual(remaining);
});

test('K1 a backup contains the images of a bucket, K2 a restore writes them to another', async () => {
  await addProduct(one, token, { product_name: 'Chéchia' }, [await createJpeg(4)]);
  const file = join(folder, 'shop.tar');
  expect(await runCli(testDatabase, ['backup', file])).toMatchObject({ code: 0 });
  const target = await createDatabaseWithBucket();
  try {
    const restored = await runCli(target, ['restore', file]);
    expect(restored.err + restored.out).toContain('Restored from');
    expect(restored.code).toBe(0);
    expect(await storedFiles(target)).toEqual(await storedFiles(testDatabase));
    expect(await runCli(target, ['audit'])).toMatchObject({ code: 0 });
    await target.s3Server?.goOffline();
    expect(await runCli(target, ['audit'])).toMatchObject({
      code: 5,
      err: expect.stringContaining('The bucket of SHOP_MEDIA_URL is unavailable: try again'),
    });
  } finally {
    await target.remove();
  }
});
