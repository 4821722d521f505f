import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { demoBrand } from './brand.ts';
import { buildServer } from './server.ts';
import type { Renderer } from './renderer.ts';

const PAGE = `<!doctype html><html lang="fr" data-faces="later"><head>
<link rel="stylesheet" crossorigin href="/assets/entry.css">
<script type="application/json" id="shop-later">{"entries":["/assets/entry.js"],"scripts":["/assets/shared.js"],"sheets":[]}</script>
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/x.woff2">
<link rel="preload" as="fetch" href="%SHOP_API%/api/images/banner/" data-route="/">
</head><body><div id="root"></div></body></html>`;
const MANIFEST = {
  'src/home.tsx': { file: 'assets/home.js', imports: ['_shared.js'], css: ['assets/home.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/entry.css'] },
};
const facts = { apiUrl: new URL('http://localhost:8000'), brand: demoBrand };

let folder: string;
let render: Renderer['render'];

/** Renders what it is asked, unless a test says otherwise. */
const renderer: Renderer = {
  readAsk: (url, language) =>
    url.startsWith('/cart')
      ? undefined
      : { address: url.split('&', 1)[0] ?? url, language: language === 'en' ? 'en' : 'fr' },
  render: (ask, origin) => render(ask, origin),
  listPages: async (origin) => `<urlset><url><loc>${origin}/</loc></url></urlset>`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-rendered-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/entry.css'), 'body { margin: 0 }\n');
  await writeFile(join(folder, 'assets/home.css'), 'h1 { color: $& }\n');
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'robots.txt'), 'as built');
  await writeFile(
    join(folder, 'manifest.webmanifest'),
    '{"name":"as built","display":"standalone"}',
  );
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => {
  render = async ({ address, language }, origin) => ({
    language,
    head: `<link rel="canonical" href="${origin}${address}"/>`,
    body: `<h1>$& drawn for ${address}</h1>`,
    data: JSON.stringify({ text: '</script><b>' }),
    modules: ['src/home.tsx'],
  });
});

/** Waits for a first view as long as it takes, for no test to depend on how busy the machine is. */
async function serve(origin?: string, wait = 60_000): Promise<string> {
  const server: FastifyInstance = await buildServer(folder, facts, { renderer, origin, wait });
  onTestFinished(() => server.close());
  return server.listen({ port: 0, host: '127.0.0.1' });
}

async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(url, { headers })).text();
}

describe('the first view in the page', () => {
  test('stands in #root, with its head, its language and its data', async () => {
    const page = await read(`${await serve()}/`, { cookie: 'a=b; lang=en; c=d' });
    expect(page).toContain('<html lang="en" data-pictures="first" data-faces="later">');
    expect(page).toContain('<div id="root"><h1>$& drawn for /</h1></div>');
    expect(page).toMatch(/<link rel="canonical"[^>]*>.*<\/head>/s);
    const data = /<script type="application\/json" id="shop-view">(.*?)<\/script>/.exec(page)?.[1];
    expect(JSON.parse(data ?? '')).toEqual({ text: '</script><b>' });
  });

  test('is sent smaller once it has been made again and is the same', async () => {
    const names = Array.from({ length: 400 }, (_, number) => `robe ${(number * 7919) % 1_000}`);
    const draw = render;
    render = async (...asked) => {
      const view = await draw(...asked);
      return view && { ...view, body: names.join(' ') };
    };
    const home = `${await serve()}/`;
    const size = async () => (await readRaw(home, { 'accept-encoding': 'br' })).body.length;
    const first = await size();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect.poll(size).toBeLessThan(first);
    expect((await readBrotli(home)).body).toContain(names.join(' '));
  });

  test('is painted by the page alone: its style stands in it, and its content policy names that', async () => {
    const answer = await fetch(await serve());
    const page = await answer.text();
    const style = /<style>(.*?)<\/style>.*<\/head>/s.exec(page)?.[1] ?? '';
    expect(style).toContain('body { margin: 0 }');
    expect(style).toContain('h1 { color: $& }');
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("script-src 'self';");
    expect(page).not.toContain('/api/images/banner/');
  });

  test('leaves the connection to its pictures: what comes later is named, each once, and asked for by a script nobody waits for', async () => {
    const address = await serve();
    const page = await read(address);
    expect([...page.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/[^>]*>/g)].map(String)).toEqual([
      '<script type="module" async fetchpriority="low" src="/take-over.js">',
    ]);
    const later = /<script type="application\/json" id="shop-later">(.*?)<\/script>/.exec(
      page,
    )?.[1];
    expect(JSON.parse(later ?? '')).toEqual({
      sheets: ['/assets/entry.css', '/assets/home.css'],
      entries: ['/assets/entry.js'],
      scripts: ['/assets/shared.js', '/assets/home.js'],
    });
    const takeOver = await fetch(`${address}/take-over.js`);
    expect(takeOver.headers.get('content-type')).toContain('javascript');
    expect(await takeOver.text()).toContain('shop-later');
  });

  test('asks for no font: it is shown in the visitor’s own', async () => {
    const page = await read(`${await serve()}/`);
    expect(page).not.toContain('as="font"');
    expect(page).toContain('<html lang="fr" data-pictures="first" data-faces="later">');
  });

  test('I18N-5 is kept apart by language, and caches are told of the cookie', async () => {
    const address = await serve();
    expect(await read(`${address}/`)).toContain('lang="fr"');
    expect(await read(`${address}/`, { cookie: 'lang=en' })).toContain('lang="en"');
    expect((await fetch(address)).headers.get('vary')).toBe('Accept-Encoding, Cookie');
  });

  test('is drawn once for many who ask', async () => {
    const drawn = vi.fn(render);
    render = drawn;
    const address = await serve();
    await Promise.all(Array.from({ length: 20 }, () => read(`${address}/?a&fbclid=1`)));
    await read(`${address}/?a&utm_source=2`);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  test('goes out as brotli, for HEAD without a body, and not again while it is the same', async () => {
    const address = await serve();
    const page = await read(`${address}/`);
    const { etag, body } = await readBrotli(address);
    expect(body).toBe(page);
    const again = await fetch(address, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });
});

describe('where the app is served', () => {
  test('is where each request came to, kept apart, and nothing a Host header could smuggle in', async () => {
    const address = await serve();
    expect(await readAs(address, 'shop.example:8080')).toContain(
      'href="http://shop.example:8080/"',
    );
    expect(await readAs(address, 'other.example')).toContain('href="http://other.example/"');
    expect(await readAs(address, 'a"><script>')).toContain('<div id="root"></div>');
  });

  test('host.md SHOP_STOREFRONT_ORIGIN goes before what a request says', async () => {
    const address = await serve('https://dar.example');
    expect(await readAs(address, 'other.example')).toContain('href="https://dar.example/"');
  });
});

describe('the plain page is sent', () => {
  test('for pages that are another for each shopper', async () => {
    expect(await read(`${await serve()}/cart`)).toContain('<div id="root"></div>');
  });

  test('where rendering fails, which is told without the address', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => told.mockRestore());
    render = async () => {
      throw new Error('listBannerImages: network');
    };
    expect(await read(`${await serve()}/?secret`)).toContain('<div id="root"></div>');
    expect(told.mock.calls).toEqual([
      ['Pages are sent without their first view: listBannerImages: network'],
    ]);
  });

  test('where rendering never ends, with the preloads that are for the path', async () => {
    render = () => new Promise(() => undefined);
    const begun = performance.now();
    const page = await read(`${await serve(undefined, 300)}/`);
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('http://localhost:8000/api/images/banner/');
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

describe('what machines read', () => {
  test('robots.txt names the sitemap, which lists the pages by their absolute addresses', async () => {
    const address = await serve('https://dar.example');
    expect(await read(`${address}/robots.txt`)).toContain(
      'Sitemap: https://dar.example/sitemap.xml',
    );
    const sitemap = await fetch(`${address}/sitemap.xml`);
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    expect(await sitemap.text()).toContain('<loc>https://dar.example/</loc>');
  });

  test('the web manifest carries the brand’s name', async () => {
    const manifest: unknown = await (await fetch(`${await serve()}/manifest.webmanifest`)).json();
    expect(manifest).toEqual({
      name: 'Dar Yasmine',
      short_name: 'Dar Yasmine',
      display: 'standalone',
    });
  });

  test('without rendering robots.txt is sent as it was built', async () => {
    const server = await buildServer(folder, facts);
    onTestFinished(() => server.close());
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    expect(await read(`${address}/robots.txt`)).toBe('as built');
  });
});

/** Asks as if the server were reached by another name, which fetch does not let one say. */
function readAs(address: string, host: string): Promise<string> {
  return readRaw(address, { host }).then(({ body }) => body.toString());
}

async function readBrotli(address: string): Promise<{ etag: string; body: string }> {
  const { etag, body } = await readRaw(address, { 'accept-encoding': 'br' });
  return { etag, body: brotliDecompressSync(body).toString() };
}

function readRaw(address: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ etag: string; body: Buffer }>();
  request(address, { headers }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () =>
      resolve({ etag: response.headers.etag ?? '', body: Buffer.concat(parts) }),
    );
  })
    .on('error', reject)
    .end();
  return promise;
}
