import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3 } from '../testing/s3-server.ts';
import { hasSwift, startSwift } from '../testing/swift-server.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage, openS3Storage, type Bucket } from './s3-storage.ts';
import { StorageError } from './storage-error.ts';
import type { MediaStorage } from './storage.ts';

const NAME = `${'0f'.repeat(16)}.720.webp`;
const INVALID_NAMES = [
  '../escape.jpg',
  '/etc/passwd',
  `${'0f'.repeat(16)}.jpg/../../x.jpg`,
  'a.webp',
  '',
];

/** The tests that every image storage must pass. */
function testStorage(create: () => MediaStorage): void {
  test('a stored file is read as it was written, until it is deleted', async () => {
    const storage = create();
    await storage.put(NAME, Buffer.from('first'));
    await storage.put(NAME, Buffer.from('second'));
    expect(await storage.exists(NAME)).toBe(true);
    expect(String(await storage.get(NAME))).toBe('second');
    const opened = await storage.open(NAME);
    expect(opened?.bytes).toBe(6);
    expect(opened && String(await buffer(opened.stream))).toBe('second');
    await storage.delete(NAME);
    await storage.delete(NAME);
    expect(await storage.exists(NAME)).toBe(false);
    expect(await storage.get(NAME)).toBeUndefined();
    expect(await storage.open(NAME)).toBeUndefined();
  });

  test('a reader that stops early does not block other readers', async () => {
    const storage = create();
    await storage.put(NAME, randomBytes(3_000_000));
    for (let reader = 0; reader < 20; reader += 1) (await storage.open(NAME))?.stream.destroy();
    expect((await storage.get(NAME))?.length).toBe(3_000_000);
    await storage.delete(NAME);
  });

  test.each(INVALID_NAMES)('U3 %j is never read, written or deleted', async (name) => {
    const storage = create();
    const operations = [
      () => storage.put(name, Buffer.from('x')),
      () => storage.get(name),
      () => storage.open(name),
      () => storage.exists(name),
      () => storage.delete(name),
    ];
    for (const operation of operations)
      await expect(async () => operation()).rejects.toThrow('Not a name');
  });
}

/**
 * The tests of a storage with atomic writes. s3rver overwrites a file while it is read, so it does not
 * pass them.
 */
function testAtomicWrites(create: () => MediaStorage): void {
  test('a large file is read byte for byte while it is overwritten with the same bytes', async () => {
    const storage = create();
    const bytes = randomBytes(3_000_000);
    await storage.put(NAME, bytes);
    const writes = [1, 2, 3].map(() => storage.put(NAME, bytes));
    const reads = [1, 2, 3].map(async () => {
      const opened = await storage.open(NAME);
      const read = opened && (await buffer(opened.stream));
      return opened?.bytes === bytes.length && read?.equals(bytes);
    });
    expect(await Promise.all(reads)).toEqual([true, true, true]);
    await Promise.all(writes);
    expect((await storage.get(NAME))?.equals(bytes)).toBe(true);
    await storage.delete(NAME);
  });
}

describe('on a disk', () => {
  let folder = '';
  let tempDir = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-'));
    tempDir = join(folder, 'tmp');
    await mkdir(tempDir);
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  testStorage(() => createDiskStorage(folder, tempDir));
  testAtomicWrites(() => createDiskStorage(folder, tempDir));

  test('U5 a write that fails leaves no temporary file', async () => {
    const storage = createDiskStorage(folder, tempDir);
    await writeFile(join(folder, '0f'), 'a file at the path of the folder');
    await expect(storage.put(NAME, Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(tempDir)).toEqual([]);
  });
});

/** The additional tests of a bucket. */
function testMissingBucket(bucketOf: () => Bucket): void {
  test('a missing bucket stops the start with an error of one sentence', async () => {
    const opening = openS3Storage({ ...bucketOf(), name: 'no-such-bucket' });
    await expect(opening).rejects.toThrow(/^SHOP_MEDIA_URL names a bucket that does not exist/);
    await expect(openS3Storage(bucketOf())).resolves.toBeDefined();
  });
}

type S3Server = { bucket: Bucket; stop: () => Promise<void> };

function useS3Server(start: () => Promise<S3Server>): () => Bucket {
  let server: S3Server | undefined;
  beforeAll(async () => {
    server = await start();
    // Swift starts five Python programs, which takes long on a busy machine.
  }, 120_000);
  afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('The S3 server has not started');
    return server.bucket;
  };
}

describe('on S3', () => {
  const bucketOf = useS3Server(startS3);
  testStorage(() => createS3Storage(bucketOf()));
  testMissingBucket(bucketOf);
});

test('every request to an S3 server that does not respond times out', async () => {
  const unresponsive = createServer(() => {}).listen(0, '127.0.0.1');
  await once(unresponsive, 'listening');
  const address = unresponsive.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const bucket = {
    name: 'images',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  const storage = createS3Storage(bucket, { read: 50, write: 50, delete: 50 });
  const operations = [
    () => storage.put(NAME, Buffer.from('x')),
    () => storage.get(NAME),
    () => storage.open(NAME),
    () => storage.exists(NAME),
    () => storage.delete(NAME),
  ];
  for (const operation of operations)
    await expect(operation()).rejects.toBeInstanceOf(StorageError);
  unresponsive.closeAllConnections();
  unresponsive.close();
});

test('an S3 server that is offline does not stop the start', async () => {
  const server = await startS3();
  await server.goOffline();
  const storage = await openS3Storage(server.bucket);
  await expect(storage.get(NAME)).rejects.toBeInstanceOf(StorageError);
  await server.goOnline();
  expect(await storage.get(NAME)).toBeUndefined();
  await server.stop();
});

describe.skipIf(!hasSwift())('on S3 of OpenStack Swift', () => {
  const bucketOf = useS3Server(startSwift);
  testStorage(() => createS3Storage(bucketOf()));
  testAtomicWrites(() => createS3Storage(bucketOf()));
  testMissingBucket(bucketOf);

  test('keys without access to the bucket stop the start with an error of one sentence', async () => {
    const opening = openS3Storage({ ...bucketOf(), secretAccessKey: 'another-secret' });
    await expect(opening).rejects.toThrow(/AWS_SECRET_ACCESS_KEY give no access to it\.$/);
  });
});
