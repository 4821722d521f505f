import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
import type { Renderer } from '../src/ssr/renderer.ts';
import { createStorefrontServer } from './storefront-server.ts';

const TEMPLATE = `<!doctype html>
<html lang="fr"><head><meta name="shop-api" content="%SHOP_API%"><!--app-head--></head>
<body><div id="root"><!--app-html--></div><!--app-state-->
<!--app-loader--></body></html>`;
const INDEX = '<html lang="fr"><div id="root"></div>';
const MANIFEST = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  'src/home.tsx': { file: 'assets/home.js', imports: ['_shared.js'], css: ['assets/home.css'] },
  'src/lib/hydration/record-clicks.ts': { file: 'assets/record-clicks.js' },
  'src/lib/hydration/loader.ts': { file: 'assets/loader.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
};
const RECORDER = 'globalThis.preHydrationClicks = new Set();';
const LOADER = 'await import("/assets/entry.js");';
const config = {
  apiUrl: new URL('http://localhost:8000'),
  brand: {
    name: 'Dar Yasmine',
    phone: '70000000',
    instagram: 'https://www.instagram.com/daryasmine.demo',
    facebook: 'https://www.facebook.com/daryasmine.demo',
  },
};

let folder: string;
let render: Renderer['render'];

/** Renders each path except the cart, by the `render` of the test. There is no page at `/nowhere`. */
const renderer: Renderer = {
  hasPage: (url) => !url.startsWith('/nowhere'),
  parseRequest: (url, language) =>
    url.startsWith('/cart')
      ? undefined
      : {
          path: url.split('&', 1)[0] ?? url,
          language: language === 'en' ? 'en' : 'fr',
          mayBeMissing: url.startsWith('/product') || url.startsWith('/gone'),
        },
  render: (renderRequest, origin) => render(renderRequest, origin),
  renderSitemap: async (origin) => `<urlset><url><loc>${origin}/</loc></url></urlset>`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-server-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/shared.css'), 'body { margin: 0 }\n');
  await writeFile(join(folder, 'assets/home.css'), 'h1 { color: $& }\n');
  await writeFile(join(folder, 'assets/record-clicks.js'), RECORDER);
  await writeFile(join(folder, 'assets/loader.js'), LOADER);
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'robots.txt'), 'as built');
  await writeFile(
    join(folder, 'manifest.webmanifest'),
    '{"name":"as built","display":"standalone"}',
  );
  await writeFile(join(folder, '.vite/template.html'), TEMPLATE);
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => {
  render = async ({ path, language }, origin) => ({
    language,
    head: `<link rel="canonical" href="${origin}${path}"/>`,
    html: `<h1>$& at ${path}</h1>`,
    state: JSON.stringify({ text: '</script><b>' }),
    modules: ['src/home.tsx'],
    status: path.startsWith('/gone') ? 404 : 200,
  });
});

/** The default rendering timeout is one minute, so that a slow machine does not fail a test. */
async function serve(origin = 'https://shop.example', timeout = 60_000): Promise<string> {
  const server = await createStorefrontServer({ folder, config, renderer, origin, timeout });
  onTestFinished(() => server.close());
  return server.listen({ port: 0, host: '127.0.0.1' });
}

async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(url, { headers })).text();
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('base64');
}

function readData(page: string, id: string): unknown {
  const block = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page);
  return JSON.parse(block?.[1] ?? '');
}

describe('a rendered page', () => {
  test('has its HTML, head, language and state in the template', async () => {
    const page = await read(`${await serve()}/`, { cookie: 'a=b; lang=en; c=d' });
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<div id="root"><h1>$& at /</h1></div>');
    expect(page).toMatch(/<link rel="canonical"[^>]*>.*<\/head>/s);
    expect(readData(page, 'ssr-state')).toEqual({ text: '</script><b>' });
  });

  test('has its styles inline, allowed by the content security policy, and no sheet to request', async () => {
    const response = await fetch(await serve());
    const page = await response.text();
    const style = /<style>(.*?)<\/style>.*<\/head>/s.exec(page)?.[1] ?? '';
    expect(style).toContain('body { margin: 0 }');
    expect(style).toContain('h1 { color: $& }');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}';`);
    expect(page).not.toContain('<link rel="stylesheet"');
    expect(readData(page, 'inlined-styles')).toEqual(['/assets/shared.css', '/assets/home.css']);
  });

  test('B1 records clicks and loads the app by inline scripts, allowed by their hashes', async () => {
    const response = await fetch(await serve());
    expect((await response.text()).match(/<script(?: type="module")?>.*?<\/script>/gs)).toEqual([
      `<script>${RECORDER}</script>`,
      `<script type="module">${LOADER}</script>`,
    ]);
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hashOf(RECORDER)}' 'sha256-${hashOf(LOADER)}';`,
    );
  });

  test('lists the scripts for the loader, the entry first, and requests none by itself', async () => {
    const page = await read(await serve());
    expect(readData(page, 'app-scripts')).toEqual([
      '/assets/entry.js',
      '/assets/shared.js',
      '/assets/home.js',
    ]);
    expect(page).not.toMatch(/<script[^>]* src="/);
    expect(page).not.toContain('modulepreload');
  });

  test('I18N-5 is cached by language, and other caches vary by cookie', async () => {
    const url = await serve();
    expect(await read(`${url}/`)).toContain('lang="fr"');
    expect(await read(`${url}/`, { cookie: 'lang=en' })).toContain('lang="en"');
    expect((await fetch(url)).headers.get('vary')).toMatch(/Cookie/);
  });

  test('is sent with brotli where that is accepted, also beside zstd', async () => {
    const url = await serve();
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const response = await fetch(url, { headers });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toMatch(/Accept-Encoding/);
    expect(await response.text()).toBe(await read(url, { 'accept-encoding': 'identity' }));
  });

  test('is rendered once for simultaneous requests', async () => {
    const rendered = vi.fn(render);
    render = rendered;
    const url = await serve();
    await Promise.all(Array.from({ length: 20 }, () => read(`${url}/?a&fbclid=1`)));
    await read(`${url}/?a&utm_source=2`);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('is not sent again while it is unchanged', async () => {
    const url = await serve();
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the origin of absolute URLs', () => {
  test('is SHOP_STOREFRONT_ORIGIN, whatever the Host header, and strangers’ hosts share one cached page', async () => {
    let rendered = 0;
    const original = render;
    render = (renderRequest, origin) => {
      rendered += 1;
      return original(renderRequest, origin);
    };
    const url = await serve('https://dar.example');
    for (const host of ['dar.example', 'other.example', 'shop.example:8080', 'a"><script>']) {
      expect(await readAs(url, host)).toContain('href="https://dar.example/"');
    }
    expect(rendered).toBe(1);
  });
});

describe('index.html is sent', () => {
  test('for a page that depends on the shopper', async () => {
    expect(await read(`${await serve()}/cart`)).toBe(INDEX);
  });

  test('when rendering fails; the log has the reason without the URL', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    render = async () => {
      throw new Error('listBannerImages: network');
    };
    expect(await read(`${await serve()}/?secret`)).toBe(INDEX);
    expect(log.mock.calls).toEqual([
      ['Pages are sent without server-side rendering: listBannerImages: network'],
    ]);
  });

  test('when rendering takes too long', async () => {
    render = () => new Promise(() => undefined);
    expect(await read(`${await serve(undefined, 300)}/`)).toBe(INDEX);
  });
});

describe('the status of a page', () => {
  test('PROD-8 is 404 for a path without a page; index.html displays the not-found page', async () => {
    const response = await fetch(`${await serve()}/nowhere`);
    expect([response.status, await response.text()]).toEqual([404, INDEX]);
  });

  test('PROD-8 is 404 for a rendered page whose product does not exist, with brotli and without', async () => {
    const url = `${await serve()}/gone`;
    for (const encoding of ['br', 'identity']) {
      const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('at /gone</h1>');
    }
  });

  describe('when rendering fails', () => {
    const english = { headers: { cookie: 'lang=en' } };

    beforeEach(() => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onTestFinished(() => log.mockRestore());
    });

    function fail() {
      render = () => Promise.reject(new Error('readProduct: network'));
    }

    test('PROD-8 is 503 with Retry-After for a product, of which nothing is known; the app loads it', async () => {
      fail();
      const response = await fetch(`${await serve()}/product/x?id=1`);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await response.text()).toBe(INDEX);
    });

    test('PROD-8 is 503 for a product that is not rendered in time', async () => {
      render = () => new Promise(() => {});
      expect((await fetch(`${await serve(undefined, 1)}/product/x?id=1`)).status).toBe(503);
    });

    test('PROD-8 is the last one of a product that was rendered before', async () => {
      const url = await serve();
      await Promise.all([read(`${url}/gone`), read(`${url}/product/x?id=1`)]);
      fail();
      expect((await fetch(`${url}/gone`, english)).status).toBe(404);
      expect((await fetch(`${url}/product/x?id=1`, english)).status).toBe(200);
    });

    test('PROD-8 is 200 for the other pages, which exist, and for all pages without server-side rendering', async () => {
      fail();
      expect((await fetch(`${await serve()}/shop`)).status).toBe(200);
      expect((await fetch(`${await serve(undefined, 0)}/product/x?id=1`)).status).toBe(200);
    });
  });
});

describe('for search engines and installed apps', () => {
  test('robots.txt has the URL of the sitemap, which has absolute URLs', async () => {
    const url = await serve('https://dar.example');
    expect(await read(`${url}/robots.txt`)).toContain('Sitemap: https://dar.example/sitemap.xml');
    const sitemap = await fetch(`${url}/sitemap.xml`);
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    expect(await sitemap.text()).toContain('<loc>https://dar.example/</loc>');
  });

  test('the web manifest has the brand’s name', async () => {
    const manifest: unknown = await (await fetch(`${await serve()}/manifest.webmanifest`)).json();
    expect(manifest).toEqual({
      name: 'Dar Yasmine',
      short_name: 'Dar Yasmine',
      display: 'standalone',
    });
  });
});

/** Sends a Host header, which fetch does not allow. */
function readAs(url: string, host: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request(url, { headers: { host } }, (response) => {
    text(response).then(resolve, reject);
  })
    .on('error', reject)
    .end();
  return promise;
}
