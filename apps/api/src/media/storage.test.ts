import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3 } from '../testing/s3-server.ts';
import { hasSwift, startSwift } from '../testing/swift-server.ts';
import { makeDiskStorage, removeStaleFiles } from './disk-storage.ts';
import { makeS3Storage, openS3Storage, type Bucket } from './s3-storage.ts';
import { StoreFault } from './store-fault.ts';
import type { MediaStorage } from './storage.ts';

const NAME = `${'0f'.repeat(16)}.640.webp`;
const STRANGE = [
  '../escape.jpg',
  '/etc/passwd',
  `${'0f'.repeat(16)}.jpg/../../x.jpg`,
  'a.webp',
  '',
];

/** What every place for pictures promises. */
function keepsItsWord(made: () => MediaStorage): void {
  test('host.md a stored file is read as it was written, until it is deleted', async () => {
    const storage = made();
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

  test('host.md a reader who goes in the middle keeps nobody from reading', async () => {
    const storage = made();
    await storage.put(NAME, randomBytes(3_000_000));
    for (let reader = 0; reader < 20; reader += 1) (await storage.open(NAME))?.stream.destroy();
    expect((await storage.get(NAME))?.length).toBe(3_000_000);
    await storage.delete(NAME);
  });

  test.each(STRANGE)('U3 %j is never read, written or deleted', async (name) => {
    const storage = made();
    const uses = [
      () => storage.put(name, Buffer.from('x')),
      () => storage.get(name),
      () => storage.open(name),
      () => storage.exists(name),
      () => storage.delete(name),
    ];
    for (const use of uses) await expect(async () => use()).rejects.toThrow('Not a name');
  });
}

/** What one whose writes show at once promises; s3rver writes over the old file, under its readers. */
function showsNoHalfFile(made: () => MediaStorage): void {
  test('host.md a large file comes back byte for byte, while it is being replaced by itself', async () => {
    const storage = made();
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

  keepsItsWord(() => makeDiskStorage(folder, tempDir));
  showsNoHalfFile(() => makeDiskStorage(folder, tempDir));

  test('U5 a write that fails leaves no temporary file', async () => {
    const storage = makeDiskStorage(folder, tempDir);
    await writeFile(join(folder, '0f'), 'a file where the folder should be');
    await expect(storage.put(NAME, Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(tempDir)).toEqual([]);
  });

  test('U5 temporary files of a killed process go after an hour, those of others stay', async () => {
    const now = Date.now();
    const old = new Date(now - 2 * 60 * 60 * 1000);
    await writeFile(join(tempDir, 'old'), 'x');
    await writeFile(join(tempDir, 'new'), 'x');
    await utimes(join(tempDir, 'old'), old, old);
    await removeStaleFiles(tempDir, now);
    expect(await readdir(tempDir)).toEqual(['new']);
  });
});

/** What a bucket promises besides. */
function refusesStrangers(bucketOf: () => Bucket): void {
  test('host.md a bucket that is not there stops the start in one sentence', async () => {
    const opening = openS3Storage({ ...bucketOf(), name: 'no-such-bucket' });
    await expect(opening).rejects.toThrow(/^SHOP_MEDIA_URL names a bucket that is not there/);
    await expect(openS3Storage(bucketOf())).resolves.toBeDefined();
  });
}

type Store = { bucket: Bucket; stop: () => Promise<void> };

function useStore(start: () => Promise<Store>): () => Bucket {
  let store: Store | undefined;
  beforeAll(async () => {
    store = await start();
    // Five Python programs on a busy machine.
  }, 120_000);
  afterAll(() => store?.stop());
  return () => {
    if (!store) throw new Error('The store has not started');
    return store.bucket;
  };
}

describe('on S3', () => {
  const bucketOf = useStore(startS3);
  keepsItsWord(() => makeS3Storage(bucketOf()));
  refusesStrangers(bucketOf);
});

test('host.md a store that never answers is given up, in each of its uses', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const bucket = {
    name: 'pictures',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  const storage = makeS3Storage(bucket, { read: 50, write: 50, delete: 50 });
  const uses = [
    () => storage.put(NAME, Buffer.from('x')),
    () => storage.get(NAME),
    () => storage.open(NAME),
    () => storage.exists(NAME),
    () => storage.delete(NAME),
  ];
  for (const use of uses) await expect(use()).rejects.toBeInstanceOf(StoreFault);
  silent.closeAllConnections();
  silent.close();
});

test('host.md a store that is away keeps no shop from starting', async () => {
  const store = await startS3();
  await store.away();
  const storage = await openS3Storage(store.bucket);
  await expect(storage.get(NAME)).rejects.toBeInstanceOf(StoreFault);
  await store.back();
  expect(await storage.get(NAME)).toBeUndefined();
  await store.stop();
});

describe.skipIf(!hasSwift())('on S3 of OpenStack Swift', () => {
  const bucketOf = useStore(startSwift);
  keepsItsWord(() => makeS3Storage(bucketOf()));
  showsNoHalfFile(() => makeS3Storage(bucketOf()));
  refusesStrangers(bucketOf);

  test('host.md keys that do not open the bucket stop the start in one sentence', async () => {
    const opening = openS3Storage({ ...bucketOf(), secretAccessKey: 'somebody-elses' });
    await expect(opening).rejects.toThrow(/AWS_SECRET_ACCESS_KEY do not open\.$/);
  });
});
