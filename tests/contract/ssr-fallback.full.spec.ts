import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { serveApp } from '../fixtures/serve-app.ts';

const SERVER_RENDERING = { serverBuild: 'dist-server/entry-server.js' };
const EMPTY_ROOT = /<div id="root"><\/div>/;

type Fault = Parameters<typeof createServer>[1];

/** API servers that return no data. */
const FAULTS: Record<string, Fault> = {
  'never responds': () => undefined,
  'closes the connection': (request) => request.socket.destroy(),
  'responds with HTML': (_request, response) => response.end('<!doctype html><title>Hello</title>'),
  'responds with null': (_request, response) => response.end('null'),
  'responds 500': (_request, response) => response.writeHead(500).end('{"error":"no"}'),
};

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`F1 with an API server that ${name} the page is sent without server-side rendering`, async ({
    request,
  }) => {
    const apiServer = createServer(fault);
    const storefront = await serveApp('storefront', await listen(apiServer), SERVER_RENDERING);
    for (const path of ['/', '/shop', '/product/x?id=1']) {
      const start = performance.now();
      const response = await request.get(storefront.url + path);
      // Whether a product exists is not known.
      const isProduct = path.startsWith('/product');
      expect(response.status()).toBe(isProduct ? 503 : 200);
      expect(response.headers()['retry-after']).toBe(isProduct ? '5' : undefined);
      expect(await response.text()).toMatch(EMPTY_ROOT);
      expect(performance.now() - start, 'ten times the limit of 300 ms').toBeLessThan(3_000);
    }
    expect((await request.get(`${storefront.url}/about`)).status()).toBe(200);
    await storefront.close();
    apiServer.closeAllConnections();
    apiServer.close();
  });
}
