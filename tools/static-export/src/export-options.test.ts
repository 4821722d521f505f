import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExportOptions } from './export-options.ts';

const VALID = [
  '--api',
  'https://api.example.tn/',
  '--origin',
  'https://example.tn/',
  '--out',
  'site',
];
const BRAND = {
  name: 'Zitouna',
  phone: '71000000',
  instagram: 'https://instagram.com/zitouna',
  facebook: 'https://facebook.com/zitouna',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-options-'));
  await writeFile(join(folder, 'brand.json'), JSON.stringify(BRAND));
  await writeFile(join(folder, 'phone.json'), JSON.stringify({ ...BRAND, phone: '+216' }));
  await writeFile(join(folder, 'text.json'), 'Zitouna');
});

afterAll(() => rm(folder, { recursive: true }));

test('paths start at the folder of the command, and the brand has the URL of the storefront', async () => {
  const options = await readExportOptions(
    [...VALID, '--brand', 'brand.json', '--prerender'],
    folder,
  );
  expect(options).toEqual({
    config: {
      apiUrl: new URL('https://api.example.tn/'),
      brand: { ...BRAND, url: 'https://example.tn' },
    },
    origin: 'https://example.tn',
    out: join(folder, 'site'),
    prerender: true,
  });
});

test.each([
  ['http://localhost:8000', 'https://example.tn'],
  ['http://api.example.tn', 'http://example.tn'],
])('an API server at %s can be called from the pages of %s', async (api, origin) => {
  const options = ['--api', api, '--origin', origin, '--out', 'site'];
  await expect(readExportOptions(options, folder)).resolves.toMatchObject({ origin });
});

test.each([
  [[], '--api is missing'],
  [['--api', 'api.example.tn'], '--api api.example.tn must be an http or https address'],
  [['--api', 'https://a.tn/?x=1'], '--api https://a.tn/?x=1 must be an address without'],
  [['--api', 'https://a.tn'], '--origin is missing'],
  [['--api', 'https://a.tn', '--origin', 'https://b.tn'], '--out is missing'],
  [['--api', 'https://a.tn', '--origin', 'https://b.tn/shop'], 'has a path'],
  [['--api', 'http://a.tn', '--origin', 'https://b.tn'], '--api http://a.tn/ has no TLS'],
  [[...VALID, '--brand', 'gone.json'], 'gone.json cannot be read'],
  [[...VALID, '--brand', 'text.json'], 'text.json is not JSON'],
  [[...VALID, '--brand', 'phone.json'], 'phone must be 8 digits'],
  [[...VALID, '--colour', 'red'], '--colour'],
])('the options %j are refused: %s', async (args, message) => {
  await expect(readExportOptions(args, folder)).rejects.toThrow(message);
});
