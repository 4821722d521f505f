import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoBrand } from '@shop/contract/brand';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVersion } from './version.ts';

const FILES = ['entry-server.js', '.vite/template.html', '.vite/manifest.json'];
let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'export-version-'));
  await mkdir(join(client, '.vite'));
  for (const file of FILES) await writeFile(join(client, file), 'first');
});

afterEach(() => rm(client, { recursive: true }));

function version(origin = 'https://example.tn') {
  const config = { apiUrl: new URL('https://api.example.tn'), brand: demoBrand };
  return readVersion({ client, server: join(client, 'entry-server.js') }, { config, origin });
}

test.each(FILES)('after a change of %s every page is rendered anew', async (file) => {
  const before = await version();
  expect(await version()).toBe(before);
  await writeFile(join(client, file), 'second');
  expect(await version()).not.toBe(before);
});

test('pages for another origin are rendered anew', async () => {
  expect(await version('https://other.tn')).not.toBe(await version());
});
