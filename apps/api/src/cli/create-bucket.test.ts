import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Storage } from '../media/s3-storage.ts';
import { createSqliteDatabase, type TestDatabase } from '../testing/each-database.ts';
import { bucketEnvironment, runCli } from '../testing/run-cli.ts';
import { startS3, type S3Server } from '../testing/s3-server.ts';

let server: S3Server;
let testDatabase: TestDatabase;

beforeAll(async () => {
  server = await startS3();
  testDatabase = await createSqliteDatabase();
});

afterAll(async () => {
  await server.stop();
  await testDatabase.remove();
});

test('create-bucket creates the bucket of SHOP_MEDIA_URL once, and the API server starts with it', async () => {
  const bucket = { ...server.bucket, name: 'new-shop' };
  const environment = bucketEnvironment(bucket);
  const runs = [
    await runCli(testDatabase, ['create-bucket'], { environment }),
    await runCli(testDatabase, ['create-bucket'], { environment }),
  ];
  expect(runs).toEqual([
    { code: 0, out: 'The bucket new-shop is created.\n', err: '' },
    { code: 0, out: 'The bucket new-shop exists already.\n', err: '' },
  ]);
  await expect(openS3Storage(bucket)).resolves.toBeDefined();
});

test('create-bucket without SHOP_MEDIA_URL, and with a storage that is unavailable, ends with one sentence', async () => {
  const unset = await runCli(testDatabase, ['create-bucket']);
  expect(unset).toEqual({ code: 2, out: '', err: 'SHOP_MEDIA_URL is not set.\n' });
  await server.goOffline();
  const environment = bucketEnvironment(server.bucket);
  const offline = await runCli(testDatabase, ['create-bucket'], { environment });
  await server.goOnline();
  expect(offline).toEqual({
    code: 5,
    out: '',
    err: 'The bucket of SHOP_MEDIA_URL is unavailable: try again, or correct SHOP_MEDIA_URL.\n',
  });
});
