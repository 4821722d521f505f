import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { checkApi } from './check-api.ts';

const ORIGIN = 'https://example.tn';
let server: Server;

async function serve(status: number, body: string, allowed?: string): Promise<URL> {
  server = createServer((_request, response) => {
    if (allowed !== undefined) response.setHeader('access-control-allow-origin', allowed);
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object') throw new Error('The server has no port.');
  return new URL(`http://127.0.0.1:${address?.port}/shop/`);
}

afterEach(() => server.close());

test('an API server that accepts the pages of the storefront is correct', async () => {
  const list = JSON.stringify([{ product_Id: 1, product_name: 'Robe en lin' }]);
  expect(await checkApi(await serve(200, list, ORIGIN), ORIGIN)).toBeUndefined();
});

test('an API server that accepts other pages gives a warning that names the setting', async () => {
  const api = await serve(200, '[]', 'http://localhost:3000');
  expect(await checkApi(api, ORIGIN)).toContain('SHOP_STOREFRONT_ORIGIN');
});

test.each([
  [404, '{}'],
  [200, '<!doctype html>'],
  [200, '{"items":[]}'],
  [200, '[{"id":1,"title":"A post of another program"}]'],
])('what responds with %i and %s is no API server of the shop', async (status, body) => {
  await expect(checkApi(await serve(status, body), ORIGIN)).rejects.toThrow('correct --api');
});

test('an address where nothing responds is named', async () => {
  const api = await serve(200, '[]');
  server.close();
  await once(server, 'close');
  await expect(checkApi(api, ORIGIN)).rejects.toThrow(
    `No API server responds at ${api.href}api/products/?limit=1`,
  );
});
