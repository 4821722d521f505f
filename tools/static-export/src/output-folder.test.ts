import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutputFolder } from './output-folder.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'output-folder-'));
  folder = join(parent, 'site');
});

afterEach(() => rm(parent, { recursive: true }));

const TEXT = 'Robe en lin. '.repeat(100);

async function write(files: Record<string, string>) {
  const output = await openOutputFolder(folder);
  for (const [path, content] of Object.entries(files)) await output.write(path, content);
  return output.commit();
}

test('a long text has compressed copies, a short one and an image have none', async () => {
  await write({ 'a/index.html': TEXT, 'robots.txt': 'Allow', 'image.png': TEXT });
  expect(brotliDecompressSync(await readFile(join(folder, 'a/index.html.br'))).toString()).toBe(
    TEXT,
  );
  expect(gunzipSync(await readFile(join(folder, 'a/index.html.gz'))).toString()).toBe(TEXT);
  expect((await readdir(folder)).toSorted()).toEqual([
    '.export.json',
    'a',
    'image.png',
    'robots.txt',
  ]);
});

test('a second export writes what has changed, and removes what it does not have', async () => {
  expect(await write({ 'a.html': TEXT, 'b.html': 'b', 'c.html': 'c' })).toMatchObject({
    written: 3,
  });
  expect(await write({ 'a.html': TEXT, 'b.html': 'new' })).toEqual({
    written: 1,
    unchanged: 1,
    removed: 1,
  });
  expect((await readdir(folder)).toSorted()).toEqual([
    '.export.json',
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.html',
  ]);
});

test('a file that was deleted by hand is written again', async () => {
  await write({ 'a.html': 'a' });
  await rm(join(folder, 'a.html'));
  expect(await write({ 'a.html': 'a' })).toMatchObject({ written: 1 });
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe('a');
});

test('an export that is discarded leaves the folder as it was', async () => {
  await write({ 'a.html': 'a' });
  const output = await openOutputFolder(folder);
  await output.write('a.html', 'new');
  await output.write('b.html', 'b');
  await output.discard();
  expect(await readdir(parent)).toEqual(['site']);
  expect((await readdir(folder)).toSorted()).toEqual(['.export.json', 'a.html']);
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe('a');
});

test('a folder with the files of somebody else is refused', async () => {
  const output = await openOutputFolder(folder);
  await output.commit();
  await rm(join(folder, '.export.json'));
  await writeFile(join(folder, 'thesis.txt'), 'mine');
  await expect(openOutputFolder(folder)).rejects.toThrow('choose an empty folder for --out');
});
