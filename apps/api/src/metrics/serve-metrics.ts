import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Shop } from '../services/shop.ts';
import { measure, type Metrics } from './metrics.ts';

/** Nobody but this machine is answered: what a shop sells, and how busy it is, is its owner's affair. */
const LOOPBACK = '127.0.0.1';

/** Prepared figures on their way to a listener of their own. */
export type MetricsServer = {
  /** Answers the port; fails when it is taken. */
  listen: (port: number) => Promise<number>;
  close: () => Promise<void>;
};

/**
 * Measures a host and answers `GET /metrics` apart from it, on a port of the loopback interface.
 * @param app not listening yet
 */
export function serveMetrics(shop: Shop, app: FastifyInstance): MetricsServer {
  const metrics = measure(shop, app);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end();
    return void answer(metrics, response);
  });
  return {
    listen: (port) => listen(server, port),
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function answer(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const { type, text } = await metrics.read();
    response.writeHead(200, { 'Content-Type': type }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}
