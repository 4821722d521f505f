import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDiskStorage, removeStaleFiles } from './disk-storage.ts';

const NAME = `${'0f'.repeat(16)}.640.webp`;
let folder = '';
let tempDir = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  tempDir = join(folder, 'tmp');
  await mkdir(tempDir);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('host.md a stored file is read as it was written, until it is deleted', async () => {
  const storage = makeDiskStorage(folder, tempDir);
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

test('U5 a write that fails leaves no temporary file', async () => {
  const storage = makeDiskStorage(folder, tempDir);
  await writeFile(join(folder, '0f'), 'a file where the folder should be');
  await expect(storage.put(NAME, Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(tempDir)).toEqual([]);
});

test.each(['../escape.jpg', '/etc/passwd', `${'0f'.repeat(16)}.jpg/../../x.jpg`, 'a.webp', ''])(
  'U3 %j is never read, written or deleted',
  async (name) => {
    const storage = makeDiskStorage(folder, tempDir);
    const uses = [
      () => storage.put(name, Buffer.from('x')),
      () => storage.get(name),
      () => storage.open(name),
      () => storage.exists(name),
      () => storage.delete(name),
    ];
    for (const use of uses) await expect(async () => use()).rejects.toThrow('Not a name');
  },
);

test('U5 temporary files of a killed process go after an hour, those of others stay', async () => {
  const now = Date.now();
  const old = new Date(now - 2 * 60 * 60 * 1000);
  await writeFile(join(tempDir, 'old'), 'x');
  await writeFile(join(tempDir, 'new'), 'x');
  await utimes(join(tempDir, 'old'), old, old);
  await removeStaleFiles(tempDir, now);
  expect(await readdir(tempDir)).toEqual(['new']);
});
