import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  const output = await openOutputFolder(folder, 'storefront');
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

test('a file that people edit has no compressed copies, and an edited one is written again', async () => {
  const writeConfig = async () => {
    const output = await openOutputFolder(folder, 'storefront');
    await output.writeEditable('config.js', TEXT);
    return output.commit();
  };
  await write({ 'config.js': TEXT });
  expect(await writeConfig()).toMatchObject({ written: 0, unchanged: 1 });
  expect((await readdir(folder)).toSorted()).toEqual(['.export.json', 'config.js']);
  await writeFile(join(folder, 'config.js'), 'edited');
  expect(await writeConfig()).toMatchObject({ written: 1, unchanged: 0 });
  expect(await readFile(join(folder, 'config.js'), 'utf8')).toBe(TEXT);
});

test('after a list of files that was cut off or is of a former version, every file is written again', async () => {
  await write({ 'a.html': 'a' });
  for (const list of ['{"a.html":', '{"a.html":{"input":"x","copies":[]}}']) {
    await writeFile(join(folder, '.export.json'), list);
    expect(await write({ 'a.html': 'a' })).toMatchObject({ written: 1 });
  }
});

test('an output folder that is a file is refused', async () => {
  await writeFile(folder, 'mine');
  await expect(openOutputFolder(folder, 'storefront')).rejects.toThrow('choose a folder for --out');
  expect(await readFile(folder, 'utf8')).toBe('mine');
});

test('an export that is discarded leaves the folder as it was', async () => {
  await write({ 'a.html': 'a' });
  const output = await openOutputFolder(folder, 'storefront');
  await output.write('a.html', 'new');
  await output.write('b.html', 'b');
  await output.discard();
  expect(await readdir(parent)).toEqual(['site']);
  expect((await readdir(folder)).toSorted()).toEqual(['.export.json', 'a.html']);
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe('a');
});

test('an export that cannot write the list of its files leaves the folder as it was', async () => {
  await write({ 'a.html': 'a' });
  const output = await openOutputFolder(folder, 'storefront');
  await output.write('a.html', 'new');
  // A folder in the place of the list fails like a full disk.
  await mkdir(join(`${folder}.partial`, '.export.json'));
  await expect(output.commit()).rejects.toThrow('EISDIR');
  await output.discard();
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe('a');
  expect(await write({ 'a.html': 'a' })).toMatchObject({ written: 0, unchanged: 1 });
});

test('a folder with the files of somebody else is refused', async () => {
  const output = await openOutputFolder(folder, 'storefront');
  await output.commit();
  await rm(join(folder, '.export.json'));
  await writeFile(join(folder, 'thesis.txt'), 'mine');
  await expect(openOutputFolder(folder, 'storefront')).rejects.toThrow(
    'choose an empty folder for --out',
  );
});

test('the folder of another app stays as it is', async () => {
  await write({ 'a.html': TEXT });
  await expect(openOutputFolder(folder, 'backoffice')).rejects.toThrow(
    'has the storefront: choose another folder for --out',
  );
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe(TEXT);
});
