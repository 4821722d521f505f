import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoBrand } from './brand.ts';
import { buildServer } from './server.ts';

const SCRIPT = `export const words = '${'again and '.repeat(200)}';`;
const PAGE = `<!doctype html><head>
<meta name="shop-api" content="%SHOP_API%">
<script type="application/json" id="shop-brand">%SHOP_BRAND%</script>
<link rel="modulepreload" href="/assets/home-1.js" data-route="/">
<link rel="preload" as="fetch" href="%SHOP_API%/api/images/banner/" data-route="/">
</head><body><div id="root"></div></body>`;
const facts = {
  apiUrl: new URL('http://localhost:8000'),
  brand: {
    ...demoBrand,
    name: `L'Été </script><b>"$&"`,
    logo: 'https://pictures.example/logo.svg',
  },
};

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

let folder: string;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets/home-1.js'), SCRIPT);
  await writeFile(join(folder, 'assets/home-1.js.br'), brotliCompressSync(SCRIPT));
  server = await buildServer(folder, facts);
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Asks for the path as it is written: fetch would tidy its dots away. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () => {
      const { statusCode: status, headers: answered } = response;
      resolve({ status, headers: answered, body: Buffer.concat(parts) });
    });
  })
    .on('error', reject)
    .end();
  return promise;
}

describe('every path but a missing asset is the page', () => {
  test.each([
    '/',
    '/index.html',
    '/cart?from=home',
    '/product/robe.d.ete',
    '/../../etc/passwd',
    '/.git/config',
    '/%',
    '/product/%E0%A4',
    '//other.example/',
    '/assets%2fhome-1.js.br',
    '/robots.txt.br',
  ])('GET %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<div id="root">');
  });

  test.each(['/assets/gone-1.js', '/assets/', '/assets/../index.html', '/assets/home-1.js.br'])(
    'GET %s is a 404 in text, never the page',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('text/plain');
      expect(body.toString()).not.toContain('<');
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with 405', async (method) => {
    const { status, headers } = await ask('/cart', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD answers as GET does, without a body', async () => {
    const { status, headers, body } = await ask('/cart', {}, 'HEAD');
    expect([status, headers['content-type'], body.length]).toEqual([
      200,
      'text/html; charset=utf-8',
      0,
    ]);
  });
});

describe('files', () => {
  test('an asset is kept for a year and sent as the brotli made by the build', async () => {
    const { headers, body } = await ask('/assets/home-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain('javascript');
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  test.each(['gzip', 'br;q=0', ''])(
    'with Accept-Encoding "%s" it is sent plain',
    async (encoding) => {
      const { headers, body } = await ask('/assets/home-1.js', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe(SCRIPT);
    },
  );

  test('any other file is asked for again each time', async () => {
    const { headers, body } = await ask('/robots.txt');
    expect([headers['cache-control'], body.toString()]).toEqual(['no-cache', 'User-agent: *']);
  });
});

describe('the page', () => {
  test('host.md SHOP_API_URL and SHOP_BRAND are written in, escaped for where they stand', async () => {
    const page = (await ask('/')).body.toString();
    expect(page).toContain('<meta name="shop-api" content="http://localhost:8000">');
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    const data = /id="shop-brand">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(facts.brand);
  });

  test('preloads are sent with the path they are for, and no other', async () => {
    const home = (await ask('/')).body.toString();
    expect(home).toContain('href="/assets/home-1.js"');
    expect(home).toContain('href="http://localhost:8000/api/images/banner/"');
    expect((await ask('/cart')).body.toString()).not.toContain('data-route');
  });

  test('it is sent as brotli where that is taken, and not again while it is the same', async () => {
    const { headers, body } = await ask('/cart', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe((await ask('/cart')).body.toString());
    const again = await ask('/cart', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

test.each(['/', '/assets/home-1.js', '/assets/none.js', '/%'])(
  'B3 the headers of %s allow no inline script, no foreign origin and no frame',
  async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self' http://localhost:8000;");
    expect(policy).toContain(
      "img-src 'self' data: blob: http://localhost:8000 https://pictures.example;",
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  },
);
