import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createServer } from 'vite';
import { dropPreloads, keepPreloadsOf } from '../page.ts';
import { brotli, earlyPreloads, preloadRoute, servedPage, type EarlyView } from './index.ts';

const LONG = 'shared words '.repeat(200);
const SOURCES = {
  'index.html': `<!doctype html><head><meta name="shop-api" content="%SHOP_API%">
    <script type="application/json" id="shop-brand">%SHOP_BRAND%</script></head>
    <body><script type="module" src="/src/main.ts"></script></body>`,
  'src/main.ts': `void import('./home/home.ts'); void import('./about.ts');`,
  'src/home/home.ts': `import './home.css'; import { long } from '../long.ts'; console.log(long);`,
  'src/home/home.css': `@font-face { font-family: x; src: url(x.woff2) } h1 { font-family: x }`,
  'src/home/x.woff2': LONG.repeat(3),
  'src/about.ts': `import './about.css'; import { long } from './long.ts'; document.title = long;`,
  'src/about.css': 'h2 { margin: 0 }',
  'src/long.ts': `export const long = '${LONG}';`,
  'dist-server/entry.js': `export function createRenderer() {}
    export const drawFrame = async (address, language) => '<p>' + language + ' ' + address + '</p>';`,
};

let root: string;
const early: Record<string, EarlyView> = {
  '/about/': {
    modules: ['src/about.ts'],
    query: 'id',
    calls: [{ call: '/api/about/{id}/' }],
    picture: { box: 'p', field: 'image', sizes: '50vw', widths: [320, 640] },
    address: '/about/us?id=1',
  },
};
const frames = { entry: 'dist-server/entry.js', languages: ['fr', 'en'] };
const home = { path: '/', modules: ['src/home/home.ts'] };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-vite-'));
  for (const [name, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const outDir = 'dist-early';
  const quiet = { root, configFile: false, logLevel: 'silent' } as const;
  await build({ ...quiet, plugins: [servedPage(), preloadRoute(home), brotli()] });
  await build({ ...quiet, plugins: [earlyPreloads(early, frames)], build: { outDir } });
});

const readPage = (folder = 'dist') => readFile(join(root, folder, 'index.html'), 'utf8');

afterAll(() => rm(root, { recursive: true }));

describe('a build', () => {
  test('stack.md §4 names the home route’s chunk, its imports, style and font in the page', async () => {
    const page = await readPage();
    expect(page).toMatch(
      /<link rel="modulepreload" [^>]*href="\/assets\/home-[^"]+\.js" data-route="\/">/,
    );
    expect(page).toMatch(
      /<link rel="modulepreload" [^>]*href="\/assets\/long-[^"]+\.js" data-route="\/">/,
    );
    expect(page).toMatch(
      /<link rel="stylesheet" [^>]*href="\/assets\/home-[^"]+\.css" data-route="\/">/,
    );
    expect(page).toMatch(/<link rel="preload" as="font" [^>]*href="\/assets\/x-[^"]+\.woff2">/);
    expect(page).not.toMatch(/<link [^>]*about-/);
  });

  test('keeps on a path what is for it alone', async () => {
    const page = await readPage();
    expect(keepPreloadsOf('/', page)).toContain('data-route');
    expect(keepPreloadsOf('/about/us', page)).not.toContain('data-route');
  });

  test('keeps the marks that are filled when the page is served', async () => {
    const page = await readPage();
    expect(page).toContain('content="%SHOP_API%"');
    expect(page).toContain('>%SHOP_BRAND%<');
  });

  test('puts a brotli beside what it makes smaller, and beside nothing else', async () => {
    const files = await readdir(join(root, 'dist/assets'));
    const small = files.filter((name) => name.endsWith('.br'));
    expect(small.some((name) => name.startsWith('long-'))).toBe(true);
    expect(small.some((name) => name.includes('.woff2') || name.startsWith('home-'))).toBe(false);
    for (const name of small) {
      const plain = await readFile(join(root, 'dist/assets', name.slice(0, -3)));
      expect(brotliDecompressSync(await readFile(join(root, 'dist/assets', name)))).toEqual(plain);
    }
  });

  test('fails when no chunk holds the route', async () => {
    const plugins = [preloadRoute({ ...home, modules: ['src/gone.ts'] })];
    const broken = build({ root, plugins, configFile: false, logLevel: 'silent' });
    await expect(broken).rejects.toThrow('src/gone.ts');
  });
});

describe('a build for a host that answers every path with one page', () => {
  test('stack.md §4 tells other paths’ chunks, styles and data in a table that a script of the build reads (B1)', async () => {
    const page = await readPage('dist-early');
    const [, table = ''] = /id="early-preloads"[^>]*>([^<]*)</.exec(page) ?? [];
    expect(JSON.parse(table)).toEqual({
      '/about/': {
        scripts: [expect.stringMatching(/about-.*js$/), expect.stringMatching(/long-.*js$/)],
        styles: [expect.stringMatching(/about-.*css$/)],
        query: 'id',
        calls: [{ call: '/api/about/{id}/' }],
        picture: { box: 'p', field: 'image', sizes: '50vw', widths: [320, 640] },
      },
    });
    const [, script = ''] = /<script type="module" async [^>]*src="([^"]+)"/.exec(page) ?? [];
    const sent = await readFile(join(root, 'dist-early', script), 'utf8');
    expect(sent.indexOf('#shop-later')).toBeGreaterThan(sent.indexOf('early-preloads'));
  });

  test('stack.md §4 has the browser ask for no script of the app by itself: they are named', async () => {
    const page = await readPage('dist-early');
    expect(page.match(/<script (?!type="application\/json")/g)).toHaveLength(1);
    expect(page).not.toContain('<link rel="modulepreload" crossorigin href="/assets/index-');
    const [, named = ''] = /id="shop-later">([^<]*)</.exec(page) ?? [];
    expect(JSON.parse(named)).toMatchObject({
      entries: [expect.stringMatching(/^\/assets\/index-.*js$/)],
      sheets: [],
    });
  });

  test('performance.md holds each view’s frame in each language, as a template', async () => {
    const page = await readPage('dist-early');
    for (const language of frames.languages) {
      expect(page).toContain(
        `<template lang="${language}" data-frame="/about/" data-early="/about/"><p>${language} /about/us?id=1</p></template>`,
      );
    }
  });

  test('keeps on a path its own frame, and on each what asks for the app', async () => {
    const page = await readPage('dist-early');
    expect(keepPreloadsOf('/', page)).not.toContain('<template');
    expect(keepPreloadsOf('/about/us', page)).toContain('<template');
    for (const path of ['/', '/about/us', '/cart']) {
      expect(keepPreloadsOf(path, page)).toContain('first-view-');
    }
    expect(dropPreloads(page)).not.toMatch(/<template|first-view-/);
  });

  test('fails when the server’s build cannot draw its frames', async () => {
    const plugins = [earlyPreloads(early, { ...frames, entry: 'gone.js' })];
    const broken = build({ root, plugins, configFile: false, logLevel: 'silent' });
    await expect(broken).rejects.toThrow('build the app first');
  });
});

test('vite dev writes the API’s address and the brand into the page', async () => {
  const dev = await createServer({
    root,
    plugins: [servedPage(), preloadRoute(home)],
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  try {
    const page = await dev.transformIndexHtml('/', SOURCES['index.html']);
    expect(page).toContain('content="http://localhost:8000"');
    expect(page).toContain('"name":"Dar Yasmine"');
  } finally {
    await dev.close();
  }
});
