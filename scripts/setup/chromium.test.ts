import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  await writeFile(join(folder, 'google-chrome'), '', { mode: 0o755 });
  await writeFile(join(folder, 'chromium'), '', { mode: 0o644 });
});

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true }));

describe('the browser of the tests', () => {
  test('is CHROMIUM_PATH when it is set', () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'google-chrome'));
    vi.stubEnv('PATH', '');
    expect(findChromium()).toBe(join(folder, 'google-chrome'));
  });

  test('is otherwise the first executable on PATH with a known name', () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findChromium()).toBe(join(folder, 'google-chrome'));
  });

  test.each(['chromium', 'none'])(
    'a CHROMIUM_PATH that is not a program (%s) is an error',
    (name) => {
      vi.stubEnv('CHROMIUM_PATH', join(folder, name));
      expect(() => findChromium()).toThrow(`CHROMIUM_PATH is not a program: ${join(folder, name)}`);
    },
  );
});
