import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createServer, type InlineConfig } from 'vite';
import { runtimeConfig } from './vite.ts';

const INDEX = `<!doctype html><head><meta name="shop-api" content="%SHOP_API%" />
<script type="application/json" id="shop-brand">%SHOP_BRAND%</script></head>`;

let config: InlineConfig;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'runtime-config-'));
  await writeFile(join(root, 'index.html'), INDEX);
  config = { root, configFile: false, logLevel: 'silent', plugins: [runtimeConfig()] };
});

afterAll(() => rm(root, { recursive: true }));

describe('the placeholders of a page', () => {
  test('are filled by vite dev', async () => {
    const server = await createServer({
      ...config,
      server: { middlewareMode: true },
      appType: 'custom',
    });
    const page = await server.transformIndexHtml('/', INDEX);
    await server.close();
    expect(page).toContain('content="http://localhost:8000"');
    expect(page).toContain('"name":"Dar Yasmine"');
  });

  test('are left by a build: they are filled when the page is served', async () => {
    await build(config);
    const page = await readFile(join(root, 'dist/index.html'), 'utf8');
    expect(page).toContain('content="%SHOP_API%"');
    expect(page).toContain('>%SHOP_BRAND%<');
  });
});
