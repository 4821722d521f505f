import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoBrand } from '@shop/contract/brand';
import { hashSource, INLINE_SOURCES_FILE } from './inline-sources.ts';
import { createStaticServer } from './server.ts';

const SCRIPT = `export const words = '${'again and '.repeat(200)}';`;
const PAGE = `<!doctype html><head>
<meta name="shop-api" content="%SHOP_API%">
<script type="application/json" id="shop-brand">%SHOP_BRAND%</script>
</head><body><div id="root"></div>${'<p>More words.</p>'.repeat(100)}</body>`;
const config = {
  apiUrl: new URL('http://localhost:8000'),
  brand: {
    ...demoBrand,
    name: `L'Été </script><b>"$&"`,
    logo: 'https://images.example/logo.svg',
  },
};

type TestResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

let folder: string;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets/home-1.js'), SCRIPT);
  await writeFile(join(folder, 'assets/deleted-1.js'), SCRIPT);
  await writeFile(join(folder, 'assets/home-1.js.br'), brotliCompressSync(SCRIPT));
  server = await createStaticServer({ folder, config });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('V3 a client that sends or reads nothing is disconnected within 30 s, and connections are limited', () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = server.server;
  for (const limit of [headersTimeout, requestTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0);
    // Node checks the first two every five seconds.
    expect(limit + 5_000).toBeLessThan(30_000);
  }
  // Node counts the silence twice for a client that reads a part of a response, and a loaded machine is up to 2 s late.
  expect(2 * timeout + 3_000).toBeLessThan(30_000);
  expect(maxConnections).toBeLessThanOrEqual(10_000);
});

test('V3 a client that sends its headers a letter at a time, and keeps its half open, is disconnected', async () => {
  const slow = await createStaticServer({ folder, config });
  // In place of 15 seconds. Node checks it every five.
  slow.server.headersTimeout = 1;
  const address = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect({ port: Number(address.port), host: '127.0.0.1', allowHalfOpen: true });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on('error', () => {});
  socket.on('close', () => resolve());
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nX: ');
  const dripping = setInterval(() => socket.write('a'), 50);
  await closed;
  clearInterval(dripping);
  await slow.close();
});

test('Z2 the body of a refused request is not read on', async () => {
  const size = 500_000_000;
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const socket = connect(port, '127.0.0.1');
  let accepted: Socket | undefined;
  server.server.once('request', ({ socket: ofRequest }) => (accepted = ofRequest));
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (data: Buffer) => (text += data.toString()));
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
  for (let sent = 0; sent < size && !socket.closed; sent += chunk.length) {
    if (!socket.write(chunk)) {
      await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
    }
  }
  await closed;
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
  // A client that writes without reading may get a reset instead of the response.
  expect(accepted?.bytesRead).toBeLessThan(1024 * 1024);
});

test.each([
  ['a method that is not allowed', 'POST / HTTP/1.1\r\nHost: x\r\n', 4],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n', 400],
])(
  'V3 the response to %s reaches a client that goes on sending a body',
  async (_case, head, status) => {
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.on('error', () => {});
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => void (text += String(part)));
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const sending = setInterval(() => socket.write(chunk), 1);
    await closed;
    clearInterval(sending);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  },
);

/** Requests the path as it is written: fetch would normalize its dots. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<TestResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<TestResponse>();
  request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () => {
      const { statusCode: status, headers: received } = response;
      resolve({ status, headers: received, body: Buffer.concat(parts) });
    });
  })
    .on('error', reject)
    .end();
  return promise;
}

describe('every path except a missing asset is the page', () => {
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
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<div id="root">');
  });

  test.each(['/assets/gone-1.js', '/assets/', '/assets/../index.html', '/assets/home-1.js.br'])(
    'GET %s is a 404 as text',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('text/plain');
      expect(body.toString()).not.toContain('<');
    },
  );

  test('F6 a file that was deleted after the start is a 404, which no cache keeps', async () => {
    await rm(join(folder, 'assets/deleted-1.js'));
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get('/assets/deleted-1.js', {}, method);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is answered with 405', async (method) => {
    const { status, headers } = await get('/cart', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD has the response of GET without a body', async () => {
    const { status, headers, body } = await get('/cart', {}, 'HEAD');
    expect([status, headers['content-type'], body.length]).toEqual([
      200,
      'text/html; charset=utf-8',
      0,
    ]);
  });
});

describe('files', () => {
  test('an asset is cached for a year and sent with the brotli of the build', async () => {
    const { headers, body } = await get('/assets/home-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain('javascript');
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('with Accept-Encoding "%s" its encoding is %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get('/assets/home-1.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(body).toString()).toBe(SCRIPT);
  });

  test('any other file is revalidated', async () => {
    const { headers, body } = await get('/robots.txt');
    expect([headers['cache-control'], body.toString()]).toEqual(['no-cache', 'User-agent: *']);
  });
});

describe('the page', () => {
  test('SHOP_API_URL and SHOP_BRAND are written into it, escaped for their places', async () => {
    const page = (await get('/')).body.toString();
    expect(page).toContain('<meta name="shop-api" content="http://localhost:8000">');
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    const data = /id="shop-brand">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(config.brand);
  });

  test('it is sent with brotli where that is accepted, and not again while it is unchanged', async () => {
    const { headers, body } = await get('/cart', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe((await get('/cart')).body.toString());
    const again = await get('/cart', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

/** The security headers of every response (B1). */
function expectSecurityHeaders(headers: IncomingHttpHeaders): void {
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
}

test.each(['/', '/assets/none.js', '/%'])(
  'B3 the headers of %s allow no inline script, no HTML made of text, no other origin and no framing',
  async (path) => {
    const { headers } = await get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self' http://localhost:8000;");
    expect(policy).toContain(
      "img-src 'self' data: blob: http://localhost:8000 https://images.example;",
    );
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types json-ld service-worker",
    );
    expectSecurityHeaders(headers);
  },
);

test('B1 the policy allows the inline script of the page, by the hash that its build names', async () => {
  const build = join(folder, 'build');
  const script = hashSource('console.log(1)');
  await mkdir(join(build, '.vite'), { recursive: true });
  await writeFile(join(build, 'index.html'), '<script type="module">console.log(1)</script>');
  await writeFile(join(build, INLINE_SOURCES_FILE), JSON.stringify({ script }));
  const ownServer = await createStaticServer({ folder: build, config });
  const { headers } = await ownServer.inject('/');
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-CihokcEcBW4atb/CW/XWsvWwbTjqwQlE9nj9ii5ww5M=';",
  );
  expect((await ownServer.inject(`/${INLINE_SOURCES_FILE}`)).body).not.toContain('sha256');
  await ownServer.close();
});

test('B3 an asset has a short policy: as a page of its own it may load nothing', async () => {
  const { headers } = await get('/assets/home-1.js');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expectSecurityHeaders(headers);
});

test('B1 a page that did not change, and a refused method, have the security headers', async () => {
  const { etag = '' } = (await get('/cart')).headers;
  const unchanged = await get('/cart', { 'if-none-match': etag });
  const refused = await get('/cart', {}, 'POST');
  expect([unchanged.status, refused.status]).toEqual([304, 405]);
  for (const { headers } of [unchanged, refused]) expectSecurityHeaders(headers);
});

test.each([
  ['bytes that are not HTTP', 'GET nonsense\r\n\r\n', 400],
  ['long headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
  [
    'a header __proto__',
    'GET / HTTP/1.1\r\nHost: x\r\n__proto__: a\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['a URL without a path', 'GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  [
    'a URL without a path that has a percent sign',
    'GET http://%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
  ],
  [
    'a path that cannot be decoded',
    'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    200,
  ],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\nConnection: close\r\n\r\n', 200],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
])(
  'B1 the response to a request with %s has the security headers',
  async (_name, bytes, status) => {
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').write(bytes);
    let text = '';
    socket.on('data', (part) => void (text += String(part)));
    await once(socket, 'close');
    const [start = '', ...lines] = (text.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect(start).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectSecurityHeaders(
      Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
      ),
    );
  },
);

test('B1 browsers use TLS alone after a response by TLS, which only a trusted proxy can claim', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const behindProxy = await createStaticServer({ folder, config, trustProxy: ['127.0.0.1'] });
  for (const url of ['/', '/assets/home-1.js', '/assets/none.js', '/%']) {
    const response = await behindProxy.inject({ url, headers });
    expect(response.headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const plain = await behindProxy.inject({ url });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect((await get(url, headers)).headers['strict-transport-security']).toBeUndefined();
  }
  await behindProxy.close();
});
