import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvFile } from './env-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'env-file-'));
});

afterEach(async () => {
  delete process.env.SHOP_TEST_PORT;
  await rm(folder, { recursive: true });
});

test('the variables of .env are set, except one that is set already', async () => {
  await writeFile(join(folder, '.env'), 'SHOP_TEST_PORT=8123\n');
  readEnvFile(folder);
  expect(process.env.SHOP_TEST_PORT).toBe('8123');
  process.env.SHOP_TEST_PORT = '9000';
  readEnvFile(folder);
  expect(process.env.SHOP_TEST_PORT).toBe('9000');
});

test('a folder without .env changes nothing', () => {
  readEnvFile(folder);
  expect(process.env.SHOP_TEST_PORT).toBeUndefined();
});
