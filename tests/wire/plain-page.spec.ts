import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { serveApp } from '../system/serve-app.ts';

const RENDERING = { render: 'dist-server/entry-server.js' };
const PLAIN = /<div id="root"><\/div>/;

type Fault = Parameters<typeof createServer>[1];

/** Hosts that give no data, each in its own way. */
const FAULTS: Record<string, Fault> = {
  'never answers': () => undefined,
  'cuts the connection': (request) => request.socket.destroy(),
  'answers HTML': (_request, response) => response.end('<!doctype html><title>Hello</title>'),
  'answers null': (_request, response) => response.end('null'),
  'answers 500': (_request, response) => response.writeHead(500).end('{"error":"no"}'),
};

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`F1 a host that ${name} costs the first view, never the page`, async ({ request }) => {
    const host = createServer(fault);
    const storefront = await serveApp('storefront', await listen(host), RENDERING);
    for (const address of ['/', '/shop', '/product/x?id=1']) {
      const begun = performance.now();
      const answer = await request.get(storefront.url + address);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toMatch(PLAIN);
      expect(performance.now() - begun, 'tenfold the 300 ms').toBeLessThan(3_000);
    }
    expect((await request.get(`${storefront.url}/about`)).status()).toBe(200);
    await storefront.close();
    host.closeAllConnections();
    host.close();
  });
}
