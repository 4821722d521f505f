import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { hashSource, INLINE_SOURCES_FILE } from '@shop/static-server';
import { htmlPages, inputs } from './html-pages.ts';

const SOURCES = {
  'index.html': `<!doctype html><html lang="fr"><head><!--app-head--></head>
    <body><!--app-noscript--><div id="root"><!--app-html--></div><!--app-state-->
    <script type="module" src="/src/entry-client.tsx"></script></body></html>`,
  [inputs.app]: `import './app.css'; void import('./about.ts');`,
  [inputs.loader]: `console.log('loader');`,
  [inputs.recorder]: `console.log('recorder');`,
  'src/app.css': `h1 { margin: 0 }
    @font-face { font-family: Heading; src: url('./heading.woff2'); }`,
  // Longer than what Vite puts into the style sheet.
  'src/heading.woff2': 'font'.repeat(2_000),
  'src/about.ts': `import './about.css'; document.title = 'about';`,
  'src/about.css': 'h2 { margin: 0 }',
  'dist-server/entry.js': `export function createRenderer() {}
    export const renderNoScript = async (language) => '<p lang="' + language + '">%SHOP_PHONE%</p>';`,
};
let root: string;

function buildPages(changes: { serverBuild?: string; preloadedFonts?: string[] } = {}) {
  const options = {
    serverBuild: 'dist-server/entry.js',
    languages: ['fr', 'en'],
    preloadedFonts: ['heading.woff2'],
    ...changes,
  };
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [htmlPages(options)],
    build: { rolldownOptions: { input: Object.values(inputs).map((input) => join(root, input)) } },
  });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'html-pages-'));
  for (const [name, source] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), source);
  }
  await buildPages();
});

afterAll(() => rm(root, { recursive: true }));

const readPage = (name: string) => readFile(join(root, 'dist', name), 'utf8');

const readData = (page: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(page)?.[1] ?? '');

const readScripts = (page: string) =>
  [...page.matchAll(/<script [^>]*src="\/assets\/([\w-]+)-[\w-]{8}\.js"/g)].map(([, name]) => name);

describe('the template of rendered pages', () => {
  test('requests no script, and has every placeholder', async () => {
    const template = await readPage('.vite/template.html');
    expect(readScripts(template)).toEqual([]);
    expect(template).not.toContain('entry-client');
    for (const name of ['head', 'html', 'state', 'loader']) {
      expect(template).toContain(`<!--app-${name}-->`);
    }
  });
});

test('B1 the page that is not rendered lists the app’s scripts for the loader inside it, whose hash is a file', async () => {
  const page = await readPage('index.html');
  expect(readScripts(page)).toEqual([]);
  const loader = /<script type="module">(.*loader.*)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(await readPage(INLINE_SOURCES_FILE))).toEqual({ script: hashSource(loader) });
  expect(readData(page, 'app-scripts')).toEqual([
    expect.stringMatching(/^\/assets\/entry-client-.*js$/),
  ]);
  expect(page).toMatch(/<link rel="stylesheet" href="\/assets\/entry-client-.*css">/);
});

test.each(['.vite/template.html', 'index.html'])(
  'I18N-4 %s has a note in both languages for browsers without scripts',
  async (name) => {
    expect(await readPage(name)).toContain(
      '<noscript><p lang="fr">%SHOP_PHONE%</p><p lang="en">%SHOP_PHONE%</p></noscript>',
    );
  },
);

test.each(['.vite/template.html', 'index.html'])('%s preloads the heading font', async (name) => {
  expect(await readPage(name)).toMatch(
    /<link rel="preload" as="font" [^>]*href="\/assets\/heading-[\w-]{8}\.woff2">/,
  );
});

describe('a build fails', () => {
  test('when a font has no file', async () => {
    await expect(buildPages({ preloadedFonts: ['gone.woff2'] })).rejects.toThrow('gone.woff2');
  });

  test('when there is no server build to render the note', async () => {
    await expect(buildPages({ serverBuild: 'gone.js' })).rejects.toThrow('build the app first');
  });
});
