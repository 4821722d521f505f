import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  await writeFile(join(folder, 'google-chrome'), '', { mode: 0o755 });
  await writeFile(join(folder, 'chromium'), '', { mode: 0o644 });
});

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true }));

describe('a browser for the tests', () => {
  test('is the one CHROMIUM_PATH names, before any other', () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'google-chrome'));
    vi.stubEnv('PATH', '');
    expect(findChromium()).toBe(join(folder, 'google-chrome'));
  });

  test('is found on PATH by any of its names, where it can be run', () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findChromium()).toBe(join(folder, 'google-chrome'));
  });

  test.each(['chromium', 'none'])(
    'a CHROMIUM_PATH that names no program (%s) is said so',
    (name) => {
      vi.stubEnv('CHROMIUM_PATH', join(folder, name));
      expect(() => findChromium()).toThrow(`CHROMIUM_PATH names no program: ${join(folder, name)}`);
    },
  );
});
