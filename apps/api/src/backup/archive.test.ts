import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkArchive, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const FILES = {
  'shop.json': Buffer.from('{}\n'),
  'rows/orders/000001.jsonl': Buffer.from('{"name":"Écharpe"}\n'.repeat(60)),
  'media/empty': Buffer.alloc(0),
  'media/block': Buffer.alloc(512, 7),
};

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  file = join(folder, 'shop.tar');
  await writeArchive(file, async (archive) => {
    for (const [name, bytes] of Object.entries(FILES)) await archive.add(name, bytes);
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function check(bytes: Buffer): Promise<unknown> {
  const path = join(folder, 'broken.tar');
  await writeFile(path, bytes);
  return checkArchive(path).then(
    () => 'complete',
    (error: unknown) => error,
  );
}

test('K1 an archive is read as it was written, also by tar, and only its owner can read it', async () => {
  const read: Record<string, Buffer> = {};
  for await (const { name, bytes } of readArchive(file)) read[name] = Buffer.from(bytes);
  expect(read).toEqual(FILES);
  const listed = execFileSync('tar', ['-tf', file], { encoding: 'utf8' });
  expect(listed.trim().split('\n')).toEqual([...Object.keys(FILES), 'end.json']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('K2 a truncated archive is refused, whatever its length', async () => {
  const whole = await readFile(file);
  const end = whole.indexOf('end.json') + 512 + 80;
  for (let length = 0; length < end; length += 97) {
    const outcome = await check(whole.subarray(0, length));
    expect({ length, outcome }).toMatchObject({ length, outcome: { code: 'bad-file' } });
  }
  expect(await check(whole)).toBe('complete');
});

test('K2 an archive with one changed byte is refused, whatever the byte', async () => {
  const whole = await readFile(file);
  const end = whole.indexOf('end.json') + 512 + 80;
  for (let at = 0; at < end; at += 61) {
    const changed = Buffer.from(whole);
    changed[at] = (whole[at] ?? 0) ^ 1;
    const outcome = await check(changed);
    expect({ at, outcome }).toMatchObject({ at, outcome: { code: 'bad-file' } });
  }
});

test('K2 a file that is not a backup is refused with that message', async () => {
  const foreign = join(folder, 'foreign.tar');
  execFileSync('tar', ['-cf', foreign, '-C', folder, 'shop.tar']);
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('text '.repeat(400)),
    await readFile(foreign),
  ]) {
    expect(String(await check(bytes))).toContain('is not a backup of a shop');
  }
  await expect(checkArchive(join(folder, 'absent'))).rejects.toThrow('does not exist');
});

test('K1 a failed archive leaves no file, and an existing file is never replaced', async () => {
  const failed = join(folder, 'failed.tar');
  const filling = writeArchive(failed, async (archive) => {
    await archive.add('shop.json', Buffer.from('{}'));
    throw new Error('the database is unavailable');
  });
  await expect(filling).rejects.toThrow('is unavailable');
  await expect(writeArchive(file, async () => {})).rejects.toThrow('already');
  expect(await readdir(folder)).toEqual(['shop.tar']);
});
