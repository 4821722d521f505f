import { createApiClient } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

type Received = { method: string; url: string; body: string };

/**
 * Starts an API server with section 7 and these features, which has these products and stores nothing. Its
 * client has the features. The server is closed after the test.
 * @returns `loseResponse(stored)`: the connection of the next write is cut, and the products are then `stored`;
 *   `refuse(status, code)`: the next write gets this error
 */
export async function startProductServer(products: readonly Product[], features = '') {
  const received: Received[] = [];
  const bodyOf = (product: Product) => ({ ...product, product_images: [] });
  let bodies = products.map(bodyOf);
  let afterLoss: Product[] | undefined;
  let rejection: { status: number; code: string } | undefined;
  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = '', url = '' } = request;
    received.push({ method, url, body: Buffer.concat(chunks).toString() });
    if (afterLoss && method !== 'GET') {
      bodies = afterLoss.map(bodyOf);
      afterLoss = undefined;
      request.socket.destroy();
      return;
    }
    if (rejection && method !== 'GET') {
      response.writeHead(rejection.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: rejection.code }));
      rejection = undefined;
      return;
    }
    const one = bodies.find(({ product_Id }) => url.endsWith(`/${product_Id}/`));
    response.setHeader('Content-Type', 'application/json');
    if (features) response.setHeader('Shop-Features', features);
    response.end(JSON.stringify(one ?? bodies));
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const client = createApiClient({ baseUrl: `http://127.0.0.1:${address.port}` });
  await client.products.list();
  received.length = 0;
  const loseResponse = (...stored: Product[]) => {
    afterLoss = stored;
  };
  const refuse = (status: number, code: string) => {
    rejection = { status, code };
  };
  return { client, received, loseResponse, refuse };
}
